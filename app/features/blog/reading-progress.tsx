import { type RefObject, useEffect, useRef } from "react";

/** A line across the top of the window, as long as the share of the article that has been read. */
export function ReadingProgress({ body }: { body: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (body.current) bar.current?.style.setProperty("scale", `${getReadShare(body.current)} 1`);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [body]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      data-reading-progress=""
      className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 origin-left [scale:0_1] bg-accent print:hidden"
    />
  );
}

/** From 0, at the top of the page, to 1, when the last line is in view. */
function getReadShare(body: HTMLElement): number {
  const { bottom } = body.getBoundingClientRect();
  const endPx = bottom + window.scrollY - window.innerHeight;
  return endPx <= 0 ? 1 : Math.min(1, Math.max(0, window.scrollY / endPx));
}
