import { useState } from "react";
import type { Turn } from "~/lib/site-image";
import { FilmStrip } from "~/ui/film-strip";

type GalleryTurnProps = { turn: Turn; title: string; isCurrent: boolean };

/** In the order in which the slider passes them. */
const sides = ["Front", "Side", "Back", "Back label"];

/**
 * Over a product's front: a slider turns it to its back. Its frames are loaded when the slider is touched; if that fails,
 * it returns to the front.
 */
export function GalleryTurn({ turn: { strip, back }, title, isCurrent }: GalleryTurnProps) {
  // Null while nothing is loaded.
  const [touched, setFrame] = useState<number | null>(null);
  const frame = touched ?? 0;
  const last = strip.columns * strip.rows - 1;
  const side = sides[Math.floor((frame / last) * (sides.length - 1))];
  const load = () => setFrame(frame);
  const unload = () => setFrame(null);

  const fills = "pointer-events-none absolute inset-0 size-full";
  return (
    <>
      {/* Transparent until they are loaded, so that the front is seen. */}
      {touched !== null && (
        <>
          <FilmStrip
            {...{ strip, frame }}
            alt={`${title}: ${side}`}
            onError={unload}
            className={fills}
          />
          <FilmStrip
            strip={back}
            frame={0}
            alt=""
            onError={unload}
            className={`${fills} ${frame < last ? "invisible" : ""}`}
          />
        </>
      )}
      <div className="noscript:hidden absolute right-edge bottom-1 left-24 flex h-10 items-center gap-3 rounded-control bg-raised px-3 text-sm sm:bottom-4 sm:h-11 lg:bottom-7 ml-auto max-w-96 sm:left-32 lg:left-48">
        <span aria-hidden="true">Front</span>
        <input
          type="range"
          max={last}
          value={frame}
          onChange={(event) => setFrame(event.target.valueAsNumber)}
          onPointerDown={load}
          onFocus={load}
          aria-label={`Turn ${title}`}
          aria-valuetext={side}
          autoComplete="off"
          tabIndex={isCurrent ? undefined : -1}
          className="h-full min-w-0 flex-1 cursor-pointer touch-none accent-primary"
        />
        <span aria-hidden="true">Back label</span>
      </div>
    </>
  );
}
