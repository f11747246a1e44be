import { useEffect, useState } from "react";
import type { Heading } from "./headings";
import { headingOffset } from "./scroll-to-heading";

/** The part of the window below which a heading is not being read yet (rule 32 in docs/rules.md). */
const bottomShare = 0.8;

/** The id of the heading being read; null before the first. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = Math.max(headingOffset + 1, window.innerHeight * (1 - bottomShare));
      setCurrent(elements.findLast((element) => getTop(element) <= line)?.id ?? null);
    };
    // Called when a heading enters or leaves the band; which one is current follows from all of them,
    // because in a long part none is in the band.
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${headingOffset}px 0px -${bottomShare * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    // A jump from end to start passes every heading without one entering the band.
    document.addEventListener("scrollend", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("scrollend", update);
    };
  }, [headings]);

  return current;
}

function getTop(element: HTMLElement): number {
  return element.getBoundingClientRect().top;
}
