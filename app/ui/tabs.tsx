import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Heading } from "./heading";
import { tabClass } from "./tab-class";

export type Tab = { label: string; panel: ReactNode };

/** Tabs (WAI-ARIA Authoring Practices). Without script, all panels are shown under their labels. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function goTo(index: number) {
    const next = (index + tabs.length) % tabs.length;
    setCurrent(next);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  return (
    <>
      <div ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={rowClass}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === current}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === current ? 0 : -1}
            // Safari does not focus a clicked button; the arrow keys need the focus.
            onClick={() => goTo(index)}
            className={`${tabClass} lg:font-display lg:text-display-sm`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no other focusable element
          tabIndex={0}
          className={`pt-8 lg:pt-16 ${index === current ? "" : "hidden noscript:block"}`}
        >
          <Heading size="md" className="mb-6 hidden noscript:block">
            {tab.label}
          </Heading>
          {tab.panel}
        </div>
      ))}
    </>
  );
}

const rowClass =
  "flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line scrollbar-none lg:gap-12 noscript:hidden";
