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
    // Without a network the part stays as it was rendered, instead of taking the page down.
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
  return memo((props: Props) => createElement(Place, null, createElement(part, props)));
}

function Place({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  /** Null once the part's own script answers. */
  const pressed = useRef<HTMLElement[] | null>([]);

  // On the window, because React stops a click on what it has not hydrated at the document; in a
  // layout effect, so that it listens from the moment the rest of the page reacts.
  useLayoutEffect(() => {
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);

    function keep({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button && place.current?.contains(button)) pressed.current?.push(button);
    }
  }, []);

  function pressAgain() {
    const buttons = pressed.current ?? [];
    pressed.current = null;
    for (const button of buttons) button.click();
  }

  return (
    <div ref={place}>
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
