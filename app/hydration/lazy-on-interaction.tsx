import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
} from "react";
import { firstInteraction } from "./first-interaction";
import { useHydrated } from "./hydrated";

/**
 * A section below the first screen: rendered with the page, but its script is loaded at the visitor's
 * first interaction. What is pressed or typed in it before happens once it is hydrated; links and
 * `<details>` need no script. The props must not change while the page stands: React would drop what
 * the server rendered.
 */
export function lazyOnInteraction<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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

function LazySection({ children }: { children?: ReactNode }) {
  const section = useRef<HTMLDivElement>(null);
  return (
    <div ref={section} data-dehydrated="" className="lazy-section">
      <Suspense fallback={null}>
        {children}
        <Hydrated section={section} />
      </Suspense>
    </div>
  );
}

function Hydrated({ section }: { section: RefObject<HTMLDivElement | null> }) {
  useHydrated(section);
  return null;
}
