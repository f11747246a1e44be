import { useEffect, useRef, useState } from "react";
import { copiesFor, keepMoving, stepBy } from "./marquee-motion";

/** A row of items that moves at so many pixels a second; negative is from left to right. */
export function useMarquee(count: number, pxPerSecond: number) {
  const row = useRef<HTMLUListElement>(null);
  const [copies, setCopies] = useState(0);
  const [isPaused, setPaused] = useState(false);
  /** The item an arrow led to; null while none has been pressed. */
  const [place, setPlace] = useState<number | null>(null);

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

  /** Whoever steps has taken over, so the row stands from then on. */
  function goBy(step: 1 | -1) {
    if (!row.current || copies === 0) return;
    setPaused(true);
    setPlace(stepBy(row.current, count, step));
  }

  const laps = Array.from({ length: copies }, (_, lap) => lap + 1);
  return { row, laps, isPaused, place, togglePause: () => setPaused(!isPaused), goBy };
}
