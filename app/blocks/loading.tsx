import { useEffect, useState } from "react";
import { type Location, useLocation, useNavigation } from "react-router";
import { blogHandles, getBlogPath } from "~/lib/paths";

/** A placeholder for a page that is loading. */
export function PageLoading() {
  return (
    <div className="page-width">
      <Loading as="h1" />
    </div>
  );
}

type LoadingProps = { as?: "p" | "h1" };

/** A placeholder for what is loading: the page of a navigation, or a missing part of the open page. */
export function Loading({ as: Text = "p" }: LoadingProps) {
  const open = useLocation();
  const { location = open } = useNavigation();
  return (
    <div role="status" className="flex min-h-[70vh] items-start gap-3 pt-16 text-muted">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-track border-t-primary"
      />
      <Text>{getLoadingText(location.pathname)}</Text>
    </div>
  );
}

/** By the first path that fits. */
const texts: readonly (readonly [path: RegExp, text: string])[] = [
  [/^\/(?:shop|bundles|holidays)(?:\/|$)/, "Loading products..."],
  [/^\/products\//, "Loading product..."],
  ...blogHandles.flatMap((blog): [RegExp, string][] => [
    [new RegExp(`^${getBlogPath(blog)}/.`), "Loading article..."],
    [new RegExp(`^${getBlogPath(blog)}`), "Loading blog posts..."],
  ]),
  [/^\/search/, "Searching..."],
];

function getLoadingText(pathname: string): string {
  return texts.find(([path]) => path.test(pathname))?.[1] ?? "Loading page...";
}

/** A navigation that takes longer shows that it is loading. */
const maxWaitMs = 200;

/** The destination of a slow navigation; otherwise `null`. */
export function useSlowNavigation(): Location | null {
  const { location = null } = useNavigation();
  const [slow, setSlow] = useState<Location | null>(null);

  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => setSlow(location), maxWaitMs);
    return () => clearTimeout(timer);
  }, [location]);

  return location && slow === location ? location : null;
}
