import { createContext, useContext, useState, useSyncExternalStore } from "react";
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from "react-router";
import { earlyInputScript } from "./early-input";

/** Only the server renders the text; React does not compare it. */
const earlyInput = { __html: import.meta.env.SSR ? earlyInputScript() : "" };

/** Marks the inline scripts that the shop writes, for the server's security policy. React Router gets it as a prop. */
export const NonceContext = createContext<string | undefined>(undefined);

/** React Router's scripts. They have run already when React renders the whole document again after an error. */
export function PageScripts() {
  const nonce = useContext(NonceContext);
  return useIsServed() ? (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text, which runs before React */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={earlyInput} />
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

/**
 * Whether the component was rendered by the server and hydrated. The Content-Security-Policy forbids inline
 * scripts that the browser creates, so they are rendered only then.
 */
export function useIsServed(): boolean {
  const isServed = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return useState(isServed)[0];
}

const subscribe = () => () => {};
const getSnapshot = () => false;
const getServerSnapshot = () => true;
