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
import { afterPaint, loadWhenIdle, whenPageIdle } from "~/ui/scheduling";
import { holdFragmentNavigation, useHydrated } from "./early-input";
import { useIsServed } from "./page-scripts";

/**
 * A section that the server renders and that is hydrated at the first interaction; its script is loaded before that,
 * while the browser is idle. Clicks and input before hydration are replayed. Its props must not change before it is
 * hydrated. On a page that is navigated to, the transition waits for the section.
 */
export function lazyOnInteraction<Props extends object>(load: Load<Props>) {
  return lazySection(load, "interaction", firstInteraction);
}

/** The same for what should react without a first interaction: hydrated as soon as the browser is idle. */
export function lazyWhenIdle<Props extends object>(load: Load<Props>) {
  return lazySection(load, "idle", () => Promise.race([firstInteraction(), whenPageIdle()]));
}

/** The page of a route without data. A route's own props change, so it gets none. */
export function lazyPage(load: Load<object>, toSection = lazyOnInteraction<object>) {
  const Page = toSection(load);
  return () => createElement(Page);
}

if (!import.meta.env.SSR) holdFragmentNavigation();

type Load<Props> = () => Promise<ComponentType<Props>>;

function lazySection<Props extends object>(
  load: Load<Props>,
  trigger: "interaction" | "idle",
  isTriggered: () => Promise<unknown>,
) {
  if (!import.meta.env.SSR) preload(load);

  const Section = lazy(async () => ({ default: await retryUntilLoaded(load) }));
  const ServedSection = lazy(async () => {
    if (!import.meta.env.SSR) await isTriggered();
    return { default: await retryUntilLoaded(load) };
  });

  return memo((props: Props) =>
    createElement(LazySection, {
      trigger,
      served: createElement(ServedSection, props),
      navigated: createElement(Section, props),
    }),
  );
}

type LazySectionProps = { trigger: string; served: ReactNode; navigated: ReactNode };

/**
 * Without its own Suspense boundary, the section holds the transition of a client navigation, so that the footer
 * does not jump and fragment links find their target. A served one must not render again before it is hydrated.
 */
function LazySection({ trigger, served, navigated }: LazySectionProps) {
  const section = useRef<HTMLDivElement>(null);
  const isServed = useIsServed();
  return useMemo(() => {
    if (!isServed) return navigated;
    return (
      <div ref={section} data-dehydrated={trigger} className="contents">
        <Suspense fallback={null}>
          {served}
          <Hydrated section={section} />
        </Suspense>
      </div>
    );
  }, [isServed, trigger, served, navigated]);
}

/** Loads the script in a client navigation at once, on a first page at an interaction or while the browser is idle. */
function preload(load: () => Promise<unknown>): void {
  const isHydrated = !("dehydrated" in document.documentElement.dataset);
  if (!isHydrated) void loadWhenIdle(load);
  const needed = isHydrated ? Promise.resolve() : firstInteraction();
  needed.then(load).catch(() => {});
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

function Hydrated({ section }: { section: RefObject<HTMLDivElement | null> }) {
  useHydrated(section);
  return null;
}

const eventTypes = ["scroll", "pointermove", "pointerdown", "keydown", "focusin", "click"] as const;

/** After this time without interaction the visitor is assumed to be reading. */
const idleMs = 5_000;

let interaction: Promise<void> | null = null;

/** Resolves at the visitor's first interaction, or after a while without one. */
function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const hasInteracted = scrollY > 0 || document.querySelector("[data-pressed]") !== null;
    if (hasInteracted) return resolve();
    const interacted = new AbortController();
    const settle = () => {
      interacted.abort();
      resolve(afterPaint());
    };
    for (const type of eventTypes)
      addEventListener(type, settle, { capture: true, passive: true, signal: interacted.signal });
    setTimeout(settle, idleMs);
  });
  return interaction;
}
