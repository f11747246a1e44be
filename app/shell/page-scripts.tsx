import {
  Scripts,
  ScrollRestoration,
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
      <ScrollRestoration />
      <Scripts />
    </>
  ) : (
    <ScrollPosition />
  );
}

function ScrollPosition() {
  useScrollRestoration();
  return null;
}
