import { Picture } from "~/blocks/picture";
import { type VideoDiary, videoDiaries } from "~/content/testimonial-tiles";
import { diaryPictures } from "./tile-pictures";

/** No player without a film: a picture, a name, and what it will be about. */
export function VideoDiaries() {
  return (
    <section aria-labelledby="video-diaries" className="videos wrap">
      <div className="videos-head">
        <h2 id="video-diaries" className="heading-1">
          Video diaries
        </h2>
        <p className="tiles-text">
          Six women are going to film their routine. Our own pictures hold the place until the films
          are here; there is nothing to play yet.
        </p>
      </div>
      <ul className="video-tiles">
        {videoDiaries.map((diary) => (
          <li key={diary.account}>
            <VideoTile diary={diary} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VideoTile({ diary }: { diary: VideoDiary }) {
  const { picture, account, followers, topic } = diary;
  return (
    <figure className="video-tile">
      <Picture
        picture={diaryPictures[picture]}
        sizes="(min-width: 68.75rem) 405px, (min-width: 45rem) 30vw, 46vw"
      />
      <figcaption>
        <h3>{topic}</h3>
        <p className="video-teller">
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
