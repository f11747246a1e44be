import { avoidable, avoidCopy } from "#brand/content/product/avoid.ts";
import { capitalize } from "~/lib/text";
import { changeAvoided, useAvoided } from "~/product/avoided";
import { QuietButton } from "~/ui/button";
import { ChoiceInput } from "~/ui/choice-input";

/** What the visitor avoids, chosen once for all products. */
export function AvoidChoice() {
  const chosen = useAvoided();

  function choose(name: string, isChosen: boolean) {
    changeAvoided((names) =>
      isChosen ? [...names, name] : names.filter((other) => other !== name),
    );
  }

  return (
    <fieldset>
      <legend className="sr-only">{avoidCopy.title}</legend>
      <p className="mt-3 text-note text-muted">{avoidCopy.note}</p>
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
      {chosen.length > 0 && (
        <QuietButton onClick={() => changeAvoided(() => [])}>{avoidCopy.clear}</QuietButton>
      )}
    </fieldset>
  );
}
