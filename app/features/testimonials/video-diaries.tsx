import { type VideoDiary, videoDiaries } from "~/content/testimonial-tiles";
import { videoDrawings } from "./video-drawings";

/** No player without a film: a drawing, a name, and what it will be about. */
export function VideoDiaries() {
  return (
    <section aria-labelledby="video-diaries" className="videos wrap">
      <div className="videos-head">
        <h2 id="video-diaries" className="heading-1">
          Video diaries
        </h2>
        <p className="tiles-text">
          Six women are going to film their routine. The drawings hold the place until the films are
          here; there is nothing to play yet.
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
  const { drawing, account, followers, topic } = diary;
  return (
    <figure className="video-tile">
      <div className="video-plate">
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <path d={videoDrawings[drawing]} />
        </svg>
        <p className="tile-kind">Illustration</p>
      </div>
      <figcaption>
        <h3>{topic}</h3>
        <p className="video-teller">
          {account}
          <br />
          <span className="tabular">{followers} followers</span>
        </p>
      </figcaption>
    </figure>
  );
}
