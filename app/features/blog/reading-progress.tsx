import { type RefObject, useEffect, useRef } from "react";

/** How much of the article has been read: a line across the top that the page's scrolling draws. */
export function ReadingProgress({ of }: { of: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (of.current) bar.current?.style.setProperty("scale", `${shareRead(of.current)} 1`);
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
  }, [of]);

  return (
    <div
      ref={bar}
      aria-hidden="true"
      data-reading-progress=""
      className="pointer-events-none fixed inset-x-0 top-0 z-40 h-0.75 origin-left scale-x-0 bg-accent print:hidden"
    />
  );
}

/** From 0, at the top of the page, to 1, when the last line is in view. */
function shareRead(body: HTMLElement): number {
  const { bottom } = body.getBoundingClientRect();
  const way = bottom + window.scrollY - window.innerHeight;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, window.scrollY / way));
}
