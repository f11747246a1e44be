import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from "react-router";
import { earlyInputScript } from "./early-input";
import { useIsServed } from "./use-is-served";

/** Only the server renders the text; React keeps what it finds. */
const early = { __html: import.meta.env.SSR ? earlyInputScript() : "" };

/**
 * The framework's scripts, which stand in the served page. They have run when React renders the whole
 * document again, after a failure or because something else had changed it.
 */
export function PageScripts() {
  return useIsServed() ? (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, and runs before React does */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={early} />
      <ScrollRestoration />
      <Scripts />
    </>
  ) : (
    <ScrollPosition />
  );
}

function ScrollPosition() {
  UNSAFE_useScrollRestoration();
  return null;
}
