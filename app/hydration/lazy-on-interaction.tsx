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
import { useHydrated } from "./use-hydrated";
import { useIsServed } from "./use-is-served";

/**
 * A section that the server renders, but whose script is loaded at the first interaction. Clicks and input before
 * that are replayed after hydration. Its props must not change before it is hydrated. In a client navigation the
 * page waits for the section.
 */
export function lazyOnInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // The module is evaluated during a client navigation: load the section in parallel with the page's data.
  if (isHydrated()) load().catch(() => {});
  const Section = lazy(async () => {
    await firstInteraction();
    return { default: await retryUntilLoaded(load) };
  });
  return memo((props: Props) => createElement(LazySection, null, createElement(Section, props)));
}

/** Retries when the browser is online again or on a click; until then the server's HTML stays. */
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
 * Without its own Suspense boundary, the section holds the transition of a client navigation, so that the footer
 * does not jump and fragment links find their target. A served one must not render before it is hydrated.
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
