import { Picture } from "~/blocks/picture";
import homeHero from "~/content/generated/pictures/home-hero";
import homeHeroPortrait from "~/content/generated/pictures/home-hero-portrait";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";

/** The tile among the products; a phone shows {@link QuizStrip} under them instead. */
export function QuizTile() {
  return (
    <li className="relative min-h-80 overflow-hidden rounded-picture bg-raised max-sm:hidden lg:col-span-2">
      <Picture
        picture={homeHero}
        portrait={homeHeroPortrait}
        alt=""
        sizes="(min-width: 68.75rem) 845px, 90vw"
        className="absolute inset-0 size-full object-cover object-[30%_60%] lg:object-[0_30%]"
      />
      <QuizInvitation className="absolute left-8 top-8 right-8 lg:left-10 lg:top-9" />
    </li>
  );
}

export function QuizStrip() {
  return (
    <aside aria-label="Hair routine quiz" className="relative aspect-[390/420] bg-raised sm:hidden">
      <Picture
        picture={homeHero}
        portrait={homeHeroPortrait}
        alt=""
        sizes="100vw"
        className="absolute inset-0 size-full object-cover object-[22%_100%]"
      />
      <QuizInvitation className="page-width relative py-10" />
    </aside>
  );
}

function QuizInvitation({ className }: { className: string }) {
  return (
    <div className={className}>
      <Heading size="md" className="max-w-[6.2em]">
        Five or six questions, one routine.
      </Heading>
      <p className="mt-2 max-w-measure-xs">We ask about your hair, your week and your budget.</p>
      <Link to="/quiz" className={`mt-5 ${buttonClass("primary")}`}>
        Find My Routine
      </Link>
    </div>
  );
}
