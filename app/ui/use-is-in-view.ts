import { type RefObject, useEffect, useState } from "react";

/** Whether any part of the element is in the window. */
export function useIsInView(element: RefObject<Element | null>, initial = false): boolean {
  const [isInView, setInView] = useState(initial);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
