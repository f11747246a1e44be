import { useEffect, useRef, useState } from "react";
import { copiesFor, keepMoving, stepBy } from "./marquee-motion";

/** A row of items that moves at so many pixels a second; negative is from left to right. */
export function useMarquee(count: number, pxPerSecond: number) {
  const row = useRef<HTMLUListElement>(null);
  const [copies, setCopies] = useState(0);
  const [isPaused, setPaused] = useState(false);
  /** The item an arrow led to; null while none has been pressed. */
  const [place, setPlace] = useState<number | null>(null);
  /** Where an arrow sent the row, in pixels, which it may not have reached yet. */
  const sentTo = useRef<number | null>(null);

  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const resized = new ResizeObserver(() => setCopies(copiesFor(current, count)));
    resized.observe(current);
    return () => resized.disconnect();
  }, [count]);

  useEffect(() => {
    const { current } = row;
    if (!current || copies === 0) return;
    return keepMoving(current, count, isPaused ? 0 : pxPerSecond);
  }, [copies, count, isPaused, pxPerSecond]);

  // Scrolled by hand, the row is where she sees it.
  useEffect(() => {
    const { current } = row;
    const end = new AbortController();
    const forget = () => {
      sentTo.current = null;
    };
    for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"])
      current?.addEventListener(sign, forget, { passive: true, signal: end.signal });
    return () => end.abort();
  }, []);

  /** Whoever steps has taken over, so the row stands from then on. */
  function goBy(step: 1 | -1) {
    if (!row.current || copies === 0) return;
    setPaused(true);
    const stop = stepBy(row.current, count, step, sentTo.current ?? row.current.scrollLeft);
    sentTo.current = stop.left;
    setPlace(stop.place);
  }

  function togglePause() {
    sentTo.current = null;
    setPaused(!isPaused);
  }

  const laps = Array.from({ length: copies }, (_, lap) => lap + 1);
  return { row, laps, isPaused, place, togglePause, goBy };
}
