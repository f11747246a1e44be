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

/** The only policy that the shop's Content-Security-Policy allows. Missing on the server and in older browsers. */
const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("sanitized-html", { createHTML: (html) => html });

type SanitizedHtmlProps = {
  /** From a loader that has sanitized it (decision 061). Rendered as it is. */
  html: string;
  className: string;
};

/** Renders HTML of the store's editors. Its links to pages of the shop navigate inside the document. */
export function SanitizedHtml({ html, className }: SanitizedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useArrivalAtTarget();
  // The same object for the same text: React sets `innerHTML` again for another one.
  const markup = useMemo(() => ({ __html: policy?.createHTML(html) ?? html }), [html]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = getLinkedPath(event);
      if (!path) return;
      event.preventDefault();
      navigate(path);
    };
    const element = box.current;
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server
  return <div ref={box} className={className} dangerouslySetInnerHTML={markup} />;
}

/** The path of the shop to which a plain click leads; null for a click that the browser handles. */
function getLinkedPath(event: MouseEvent): string | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented)
    return null;
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute("href") ?? null;
}

/** Leads a fragment that was written for another theme, `#size-chart`, to the target with the prefix. */
function useArrivalAtTarget() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const fragment = hash.slice(1);
    if (fragment === "" || findTarget(fragment)) return;
    const target = targetPrefix + fragment;
    if (findTarget(target)) navigate({ search, hash: target }, { replace: true });
  }, [search, hash, navigate]);
}

function findTarget(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment));
  } catch {
    return document.getElementById(fragment);
  }
}
