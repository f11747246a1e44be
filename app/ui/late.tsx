import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { someoneIsHere } from "./someone-is-here";

/**
 * A part of a page below its first screen: rendered with the page, but its script is fetched when
 * the visitor first moves. A button pressed before that is pressed again once its script is there;
 * links and `<details>` need none. The props must stay the same while the page stands: new ones
 * would make React drop what the server rendered.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => {
    await someoneIsHere();
    return { default: await untilLoaded(load) };
  });
  return memo((props: Props) => createElement(Place, null, createElement(part, props)));
}

/**
 * Without a network the part stays as it was rendered, instead of taking the page down; the network's
 * return, or a press anywhere, tries again.
 */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        for (const sign of ["online", "click"])
          addEventListener(sign, resolve, { capture: true, once: true });
      });
    }
  }
}

function Place({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  /** Null once the part's own script answers. */
  const pressed = useRef<Set<HTMLElement> | null>(new Set());

  // On the window, because React stops a click on what it has not hydrated at the document; in a
  // layout effect, so that it listens from the moment the rest of the page reacts.
  useLayoutEffect(() => {
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);

    function keep({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest("button") : null;
      // Once, however often it is pressed while nothing happens.
      if (button && place.current?.contains(button)) pressed.current?.add(button);
    }
  }, []);

  function pressAgain() {
    const buttons = pressed.current ?? [];
    pressed.current = null;
    place.current?.removeAttribute("data-late");
    for (const button of buttons) button.click();
  }

  return (
    <div ref={place} data-late="" className="later">
      <Suspense fallback={null}>
        {children}
        <Arrival onArrival={pressAgain} />
      </Suspense>
    </div>
  );
}

/** Hydrated together with its neighbours, so its effect says that they are. */
function Arrival({ onArrival }: { onArrival: () => void }) {
  const arrived = useEffectEvent(onArrival);
  useEffect(() => arrived(), []);
  return null;
}
