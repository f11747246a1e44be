import type { FormEvent, KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { iconButtonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { resultsId } from "./combobox-results";
import { searchFormClass, searchInputClass } from "./search-field";
import { getSearchPath } from "./search-path";
import { maxQueryCharacters } from "./tokenize";

export const searchInputId = "search-input";

type SearchComboboxProps = {
  text: string;
  options: readonly { id: string; to: string }[];
  /** The option that the arrow keys are on, from 0; -1 while they are in the field. */
  active: number;
  onActiveChange: (active: number) => void;
  onType: (text: string) => void;
  /** Before the page changes. */
  onFollow: () => void;
  onClose: () => void;
};

/** The field: arrows walk the options, Enter opens the one they are on, or the page with all. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { text, options, active, onActiveChange, onType, onFollow, onClose } = props;
  const goTo = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    onFollow();
    goTo(options[active]?.to ?? getSearchPath(text));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The field itself is one stop of the round.
    const stops = options.length + 1;
    const next = ((active + 1 + step + stops) % stops) - 1;
    onActiveChange(next);
    document.getElementById(options[next]?.id ?? "")?.scrollIntoView({ block: "nearest" });
  }

  return (
    <search>
      <form
        action="/search"
        onSubmit={submit}
        className={`page-width lg:min-h-26 ${searchFormClass}`}
      >
        <Icon name="search" size={28} />
        <input
          id={searchInputId}
          name="q"
          type="text"
          role="combobox"
          aria-label="Search products and articles"
          aria-expanded={options.length > 0}
          aria-controls={resultsId}
          aria-autocomplete="list"
          aria-activedescendant={options[active]?.id}
          placeholder="Search the shop"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxQueryCharacters}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          className={searchInputClass}
        />
        <button
          type="button"
          aria-label="Close search"
          onClick={onClose}
          className={`${iconButtonClass} -mr-2.5`}
        >
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
}
