import { useEffect, useRef, useState } from "react";
import type { ProductVideo } from "~/commerce/model";
import { Icon } from "~/ui/icon";

type GalleryVideoProps = {
  video: ProductVideo;
  /** What is seen in it. */
  name: string;
  /** Whether it is the entry of the gallery that is looked at: only then it plays. */
  isCurrent: boolean;
  /** How video and poster are fitted into the stage. */
  fit: string;
};

type VideoState = "unloaded" | "playing" | "paused" | "failed";

function pauseIfPlaying(state: VideoState): VideoState {
  return state === "playing" ? "paused" : state;
}

/**
 * Over a video's poster: a press plays the video without sound, again and again, another one pauses it. Nothing of
 * it is loaded before the first. Without scripts it is a link to the file; with reduced motion there is only the poster.
 */
export function GalleryVideo({ video, name, isCurrent, fit }: GalleryVideoProps) {
  const [state, setState] = useState<VideoState>("unloaded");
  const element = useRef<HTMLVideoElement>(null);
  const isLoaded = state === "playing" || state === "paused";
  const isPlaying = state === "playing" && isCurrent;

  useEffect(() => {
    if (!isCurrent) setState(pauseIfPlaying);
  }, [isCurrent]);
  useEffect(() => {
    // Refused, or the last source cannot play, which says so.
    if (isPlaying) element.current?.play().catch(() => setState(pauseIfPlaying));
    else element.current?.pause();
  }, [isPlaying]);

  const fills = "absolute inset-0 size-full motion-reduce:hidden";
  const mark = (
    <span
      className={`grid size-16 place-items-center rounded-full bg-raised transition-opacity ${isPlaying ? "opacity-0 group-focus-visible:opacity-100" : ""}`}
    >
      <Icon name={isPlaying ? "pause" : "play"} />
    </span>
  );
  // The mark leaves the middle free, where the thing itself is, and stands above the caption.
  const control = `group ${fills} flex cursor-pointer items-end justify-end px-edge pb-16 -outline-offset-2`;
  const file = video.sources.at(-1)?.url;
  return (
    <>
      {isLoaded && (
        <video ref={element} muted loop playsInline preload="none" className={`${fills} ${fit}`}>
          {video.sources.map(({ url, mimeType }) => (
            <source
              key={url}
              src={url}
              type={mimeType}
              onError={url === file ? () => setState("failed") : undefined}
            />
          ))}
        </video>
      )}
      <button
        type="button"
        onClick={() => setState(isPlaying ? "paused" : "playing")}
        aria-label={`${isPlaying ? "Pause" : "Play"} video: ${name}`}
        tabIndex={isCurrent ? undefined : -1}
        className={`${control} noscript:hidden`}
      >
        {mark}
      </button>
      <div className="noscript-only">
        <a href={file} aria-label={`Play video: ${name}`} className={control}>
          {mark}
        </a>
      </div>
      <p role="status" className="pointer-events-none absolute inset-x-edge top-4 text-sm">
        {state === "failed" && (
          <span className="-mx-2 rounded-control bg-raised px-2 py-1">
            We couldn’t load this video. Check your connection and try again.
          </span>
        )}
      </p>
    </>
  );
}
