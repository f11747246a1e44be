import { Picture } from "~/blocks/picture";
import homeHero from "~/content/generated/pictures/home-hero";
import quizHair from "~/content/generated/pictures/quiz-hair";

/** Hair at the left edge of a desktop, a strip of other hair above the question on a phone; none in a dialog. */
export function QuizPicture() {
  return (
    <div className="quiz-picture">
      <Picture
        picture={quizHair}
        portrait={homeHero}
        alt=""
        sizes="(min-width: 68.75rem) 42vw, (min-width: 45rem) 100vw, 130vw"
        priority
        className="size-full object-cover object-[50%_82%] sm:object-[50%_60%]"
      />
    </div>
  );
}

/** Beside the title of the routine, off the right edge; a strip above it on a phone. */
export function RoutinePicture() {
  return (
    <div className="routine-picture">
      <Picture
        picture={homeHero}
        alt=""
        sizes="(min-width: 68.75rem) 55vw, 130vw"
        className="size-full object-cover object-[50%_80%] lg:object-[72%_50%]"
      />
    </div>
  );
}
