import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { targetPrefix } from "~/lib/urls";

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string },
      ): { createHTML(html: string): TrustedHTML };
    };
  }
}

/**
 * The only policy that the shop's Content-Security-Policy allows, once: no other script can create a second one. It
 * cannot tell whether the server has sanitized a text, because whoever can write the data could copy any mark in it. It
 * guarantees that no other code writes HTML. Missing on the server and in older browsers.
 */
const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("sanitized-html", { createHTML: (html) => html });

type SanitizedHtmlProps = {
  /** From a loader that has sanitized it (decision 061). Rendered as it is. */
  html: string;
  className: string;
};

/** Renders HTML of the store's editors. Links to pages of the shop and within the text navigate with the router. */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  // One object for each text: React sets `innerHTML` again for another object.
  const markup = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = getLinkedAddress(event);
      if (!address) return;
      event.preventDefault();
      // Followed by the browser, it would get a place in the history whose scroll position the router does not know.
      if (!address.startsWith("#")) navigate(address);
      else {
        focusTarget(address.slice(1));
        navigate({ search, hash: address });
      }
    };
    const element = box.current;
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate, search]);

  // A fragment that was written for another theme, `#size-chart`, leads to the target with the prefix.
  useEffect(() => {
    const fragment = hash.slice(1);
    if (fragment === "" || findTarget(fragment)) return;
    const prefixed = targetPrefix + fragment;
    if (focusTarget(prefixed)) navigate({ search, hash: prefixed }, { replace: true });
  }, [search, hash, navigate]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server
  return <div ref={box} className={className} dangerouslySetInnerHTML={markup} />;
}

/** The path or fragment to which a plain click leads; null for a click that the browser handles. */
function getLinkedAddress(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented)
    return null;
  const link = target instanceof Element ? target.closest("a") : null;
  const address = link?.getAttribute("href") ?? "";
  return /^[/#]/.test(address) ? address : null;
}

/** Focuses a target, from which the next Tab goes on; returns whether there is one. */
function focusTarget(fragment: string): boolean {
  const target = findTarget(fragment);
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function findTarget(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}
