import { Picture } from "~/blocks/picture";
import capsules from "~/content/generated/pictures/diary-capsules";
import combing from "~/content/generated/pictures/diary-combing";
import night from "~/content/generated/pictures/diary-night";
import regrowth from "~/content/generated/pictures/diary-regrowth";
import silver from "~/content/generated/pictures/diary-silver";
import washing from "~/content/generated/pictures/diary-washing";
import { type VideoDiary, videoDiaries } from "~/content/proof/testimonial-tiles";
import { Section } from "~/ui/section";
import { GalleryHead } from "./before-after";

/** No player without a film: a picture, a name, and what it will be about. */
export function VideoDiaries() {
  return (
    <Section aria-labelledby="video-diaries">
      <GalleryHead id="video-diaries" title="Video diaries">
        Six women are going to film their routine. Our own pictures hold the place until the films
        are here; there is nothing to play yet.
      </GalleryHead>
      {/* On desktops the middle column hangs lower. */}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 sm:gap-x-gutter sm:gap-y-10 lg:gap-y-16">
        {videoDiaries.map((diary) => (
          <li key={diary.account} className="lg:nth-[3n+2]:relative lg:nth-[3n+2]:top-12">
            <VideoTile diary={diary} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VideoTile({ diary }: { diary: VideoDiary }) {
  const { picture, account, followers, topic } = diary;
  return (
    <figure>
      <Picture
        picture={diaryPictures[picture]}
        sizes="(min-width: 68.75rem) 405px, (min-width: 45rem) 30vw, 46vw"
        className="w-full rounded-picture"
      />
      <figcaption className="mt-4">
        <h3 className="font-medium">{topic}</h3>
        <p className="mt-1 text-sm wrap-anywhere text-muted">
          {account}
          <br />
          <span className="tabular">{followers} followers</span>
          <br />
          Film to come
        </p>
      </figcaption>
    </figure>
  );
}

const diaryPictures = { combing, washing, night, capsules, silver, regrowth };
