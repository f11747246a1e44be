import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useMemo,
  useRef,
} from "react";
import { firstInteraction } from "./first-interaction";
import { useHydrated } from "./hydrated";
import { useIsServed } from "./use-is-served";

/**
 * A section below the first screen: rendered with the page, but its script is loaded at the visitor's
 * first interaction. What is pressed or typed in it before happens once it is hydrated; links and
 * `<details>` need no script. The props must not change while the page stands: React would drop what
 * the server rendered. On a page that the visitor navigates to, the page waits for the section.
 */
export function lazyOnInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Evaluated during a navigation, while the data of the next page is on its way.
  if (isHydrated()) load().catch(() => {});
  const Section = lazy(async () => {
    await firstInteraction();
    return { default: await retryUntilLoaded(load) };
  });
  return memo((props: Props) => createElement(LazySection, null, createElement(Section, props)));
}

/** A section that cannot be loaded stays as the server rendered it, until the network or a click retries. */
async function retryUntilLoaded<Section>(load: () => Promise<Section>): Promise<Section> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        for (const type of ["online", "click"])
          addEventListener(type, resolve, { capture: true, once: true });
      });
    }
  }
}

/**
 * Without a boundary of its own, a section of a page that is navigated to holds the transition: no footer is seen in
 * its place, and a link to a part of it finds its target. A served one must not render again before it is hydrated.
 */
function LazySection({ children }: { children?: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  const isServed = useIsServed();
  return useMemo(() => {
    if (!isServed) return children;
    return (
      <div ref={section} data-dehydrated="" className="contents">
        <Suspense fallback={null}>
          {children}
          <Hydrated section={section} />
        </Suspense>
      </div>
    );
  }, [isServed, children]);
}

function isHydrated(): boolean {
  return !import.meta.env.SSR && !("dehydrated" in document.documentElement.dataset);
}

function Hydrated({ section }: { section: RefObject<HTMLDivElement | null> }) {
  useHydrated(section);
  return null;
}
