import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation without a page load nothing tells a screen reader that the page is another one:
 * this says its title, and moves focus to its content unless focus is there already.
 */
export function NewPageNotice({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, mainId]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
