import { useRef } from "react";
import { avoidable, avoidCopy } from "#brand/content/product/avoid.ts";
import { capitalize } from "~/lib/text";
import { QuietButton } from "~/ui/button";
import { ChoiceInput } from "~/ui/choice-input";
import { textLinkVariants } from "~/ui/link";
import { changeAvoided, useAvoided, useAvoidedIsPersisted } from "./avoided";

/** What the visitor avoids, chosen once for all products; nothing where the brand names nothing. */
export function AvoidChoice() {
  const chosen = useAvoided();
  const isPersisted = useAvoidedIsPersisted();
  const summary = useRef<HTMLElement>(null);

  function choose(name: string, isChosen: boolean) {
    changeAvoided((names) =>
      isChosen ? [...names, name] : names.filter((other) => other !== name),
    );
  }

  function clear() {
    changeAvoided(() => []);
    // The button disappears.
    summary.current?.focus();
  }

  if (avoidable.length === 0) return null;
  return (
    <details className="mt-3 noscript:hidden print:hidden">
      <summary ref={summary} className={textLinkVariants({ className: "w-fit" })}>
        {avoidCopy.title}
      </summary>
      <fieldset>
        <legend className="sr-only">{avoidCopy.title}</legend>
        <p className="mt-3 text-note text-muted">
          {`${avoidCopy.note} ${isPersisted ? avoidCopy.isPersisted : avoidCopy.isInMemory}`}
        </p>
        <ul className="mt-2 grid gap-x-gutter sm:grid-cols-2">
          {avoidable.map((each) => (
            <li key={each.name}>
              <label className="group flex min-h-11 cursor-pointer items-center gap-3">
                <ChoiceInput
                  type="checkbox"
                  checked={chosen.includes(each)}
                  onChange={({ target }) => choose(each.name, target.checked)}
                />
                {capitalize(each.name)}
              </label>
            </li>
          ))}
        </ul>
        {chosen.length > 0 && <QuietButton onClick={clear}>{avoidCopy.clear}</QuietButton>}
      </fieldset>
    </details>
  );
}
