import { useLayoutEffect, useRef } from "react";
import {
  Scripts,
  ScrollRestoration,
  useLocation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { useIsServed } from "~/ui/use-is-served";

/**
 * The framework's scripts, which stand in the served page. When React draws the whole document anew,
 * after a failure or because something else had changed it, they have run long since.
 */
export function PageScripts() {
  return useIsServed() ? (
    <>
      <WholePage />
      <ScrollRestoration />
      <Scripts />
    </>
  ) : (
    <ScrollPosition />
  );
}

/**
 * A page that is opened is laid out as far as it is seen (`.later` in `app/styles/shell.css`). One that is come
 * back to is laid out whole, because the place where she was is told as a height: after a reload, and from the
 * second page on. So is one that is walked through by keys, which may go anywhere, and one that is left for a part of
 * it by name: heights that come later would move what she went to. It stands before the scroll position, so that this
 * finds the heights.
 */
function WholePage() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== opened.current) document.documentElement.dataset.whole = "";
  }, [pathname]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, and runs before React does
  return <script dangerouslySetInnerHTML={{ __html: whenComeBackTo }} />;
}

const whenComeBackTo = `{
const lay=()=>{document.documentElement.dataset.whole=""};
if(performance.getEntriesByType("navigation")[0]?.type!=="navigate")lay();
addEventListener("keydown",({key})=>/^(Tab|Arrow|Page|Home|End)/.test(key)&&lay(),true);
addEventListener("click",({target})=>target.closest('a[href*="#"]')&&lay(),true)}`;

function ScrollPosition() {
  useScrollRestoration();
  return null;
}
