import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { getSearchPath } from "~/lib/paths";
import { IconButton } from "~/ui/button";
import { Grid } from "~/ui/grid";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { searchFormClass, searchInputProps } from "./search-frame";
import type { Found, Hit } from "./search-index";
import { groupHits, HitContent, hitClass } from "./search-parts";
import { normalizeQuery } from "./search-query";

type SearchComboboxProps = {
  text: string;
  /** The options in the order of the arrow keys. */
  options: readonly Hit[];
  /** The option that the arrow keys are on, from 0; -1 while they are in the field. */
  active: number;
  onActiveChange: (active: number) => void;
  onType: (text: string) => void;
  onClose: () => void;
};

/** The field: arrows move through the options, Enter opens the current one, or else the page with all results. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { text, options, active, onActiveChange, onType, onClose } = props;
  const goTo = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    goTo(options[active]?.to ?? getSearchPath(normalizeQuery(text)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The field itself is one of the stops.
    const stops = options.length + 1;
    const next = ((active + 1 + step + stops) % stops) - 1;
    onActiveChange(next);
    document.getElementById(getOptionId(next))?.scrollIntoView({ block: "nearest" });
  }

  return (
    <search>
      <form
        action="/search"
        onSubmit={submit}
        className={`page-width lg:min-h-26 ${searchFormClass}`}
      >
        <input
          {...searchInputProps}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={resultsId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] && getOptionId(active)}
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        {/* After the field, which a dialog focuses as its first element. */}
        <IconButton type="submit" aria-label="Search the Shop" className="order-first -mx-2">
          <Icon name="search" size={28} />
        </IconButton>
        <IconButton aria-label="Close search" onClick={onClose} className="-mr-2.5">
          <Icon name="close" />
        </IconButton>
      </form>
    </search>
  );
}

const resultsId = "search-results";

function getOptionId(index: number): string {
  return `search-option-${index}`;
}

type ComboboxResultsProps = {
  found: Found;
  /** The option that the arrow keys are on, from 0; -1 while they are in the field. */
  active: number;
  onFollow: () => void;
};

/** The list of the combobox: what was found, in groups. */
export function ComboboxResults({ found, active, onFollow }: ComboboxResultsProps) {
  const groups = groupHits(found);

  function option(hit: Hit, index: number) {
    return (
      <Link
        key={hit.to}
        id={getOptionId(index)}
        to={hit.to}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        onClick={onFollow}
        className={`${hitClass} border-t border-line current:bg-raised current:outline-2 current:-outline-offset-2`}
      >
        <HitContent hit={hit} />
      </Link>
    );
  }

  return (
    <Grid
      isAlwaysGrid
      role="listbox"
      id={resultsId}
      aria-label="Results"
      className="grid-cols-1 gap-y-8"
    >
      {groups.map(({ title, hits, className, first }) => (
        <Group
          key={title}
          label={title}
          className={className}
          listClass={hits[0]?.product ? "lg:grid lg:grid-cols-2 lg:gap-x-10" : undefined}
        >
          {hits.map((hit, index) => option(hit, first + index))}
        </Group>
      ))}
    </Grid>
  );
}

type GroupProps = {
  label: string;
  className: string;
  listClass: string | undefined;
  children: ReactNode;
};

function Group({ label, className, listClass, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these are options
    <div role="group" aria-label={label} className={className}>
      <p aria-hidden="true" className="mb-2 text-sm text-muted">
        {label}
      </p>
      <div className={listClass}>{children}</div>
    </div>
  );
}
