import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { site } from "~/content/site";

/**
 * After a navigation without a page load nothing tells a screen reader that the page is another one:
 * this says its title, and moves focus to its content unless focus is there already. A page that is
 * still asking the store bears the shop's name; it is announced when its own title arrives.
 */
export function NewPageNotice({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.getElementById(mainId);
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });

    const say = () => document.title !== site.name && setTitle(document.title);
    say();
    const observer = new MutationObserver(say);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, mainId]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
