import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from "react-router";
import { earlyInputScript } from "./early-input";
import { useIsServed } from "./use-hydrated";

/** Only the server renders the text; React does not compare it. */
const earlyInput = { __html: import.meta.env.SSR ? earlyInputScript() : "" };

/** React Router's scripts. They have run already when React renders the whole document again after an error. */
export function PageScripts() {
  return useIsServed() ? (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, which runs before React */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={earlyInput} />
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
