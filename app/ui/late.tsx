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
  const answers = useRef(false);
  /** Buttons that did nothing yet, with their last press. */
  const pressed = useRef(new Map<HTMLElement, Event>());

  // On the window, because React stops a click on what it has not hydrated at the document; in a
  // layout effect, so that it listens from the moment the rest of the page reacts.
  useLayoutEffect(() => {
    addEventListener("click", keep, true);
    return () => removeEventListener("click", keep, true);

    function keep(press: MouseEvent) {
      const button = press.target instanceof Element ? press.target.closest("button") : null;
      // What the browser does by itself has happened.
      if (button?.commandForElement) return;
      // Once, however often it is pressed while nothing happens.
      if (answers.current || !button || !place.current?.contains(button)) return;
      pressed.current.set(button, press);
      place.current.dataset.late = "pressed";
    }
  }, []);

  function stopKeeping() {
    answers.current = true;
    // A press that is still on its way made React take the part over, which then hands it on by itself.
    for (const [button, { eventPhase }] of pressed.current)
      if (eventPhase !== Event.NONE) pressed.current.delete(button);
  }

  function pressAgain() {
    place.current?.removeAttribute("data-late");
    for (const button of pressed.current.keys()) button.click();
    pressed.current.clear();
  }

  return (
    <div ref={place} data-late="" className="later">
      <Suspense fallback={null}>
        {children}
        <Arrival onAnswer={stopKeeping} onArrival={pressAgain} />
      </Suspense>
    </div>
  );
}

/**
 * Hydrated together with its neighbours, so its effects say that they are: they answer from the first on, which comes
 * with them, and are complete with the second, which on a busy phone comes a while later.
 */
function Arrival({ onAnswer, onArrival }: { onAnswer: () => void; onArrival: () => void }) {
  const answer = useEffectEvent(onAnswer);
  const arrive = useEffectEvent(onArrival);
  useLayoutEffect(() => answer(), []);
  useEffect(() => arrive(), []);
  return null;
}
