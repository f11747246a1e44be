import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useNavigate } from "react-router";
import type { Product } from "~/commerce/model";
import { sortLabels } from "~/content/filter-labels";
import { sortOrders } from "~/content/shop-filter";
import { counted } from "~/lib/text";
import { Button, iconButtonClass } from "~/ui/button";
import { drawerClass, noteScrollbar, onPressBeside } from "~/ui/drawer";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { textLinkClass } from "~/ui/text-link";
import { type Filter, filterAddress, filtered, filterFrom, filterGroups } from "./filter";
import { filterPanelId, knowsCommands } from "./filter-button";
import { type FilterOption, optionsOf } from "./filter-counts";

type FilterPanelProps = {
  /** Those of the category, whether they pass the filter or not. */
  products: readonly Product[];
  /** All that the catalogue knows. */
  concerns: readonly string[];
  /** The one in force. */
  filter: Filter;
  path: string;
};

/**
 * A form that asks for a filtered list by its address. The browser opens, closes and sends it by
 * itself; the script adds the numbers while choosing.
 */
export function FilterPanel({ products, concerns, filter, path }: FilterPanelProps) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Filter | null>(null);
  const counts = useScriptRuns();
  const chosen = draft ?? filter;
  const found = counted(filtered(products, chosen).length, "product");
  const address = filterAddress(path, filter);

  function readDraft() {
    if (form.current) setDraft(filterFrom(new FormData(form.current), concerns));
  }

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close();
    const asked = filterAddress(path, filterFrom(new FormData(event.currentTarget), concerns));
    if (asked !== address) navigate(asked, { preventScrollReset: true });
  }

  function forgetDraft() {
    form.current?.reset();
    setDraft(null);
  }

  function close() {
    dialog.current?.close();
  }

  function closeInOlderBrowsers() {
    if (!knowsCommands()) close();
  }

  // For browsers without `closedby`; in others the panel is closed already.
  useEffect(() => onPressBeside(dialog.current, () => dialog.current?.close()), []);

  // It may have been open, filled in and closed before this script was there.
  const takeOver = useEffectEvent(() => (dialog.current?.open ? readDraft() : forgetDraft()));
  useEffect(() => takeOver(), []);

  return (
    <dialog
      ref={dialog}
      id={filterPanelId}
      aria-labelledby="filter-title"
      onBeforeToggle={noteScrollbar}
      onClose={forgetDraft}
      className={drawerClass("sheet")}
      closedby="any"
    >
      <form
        key={address}
        ref={form}
        action={path}
        onChange={readDraft}
        onSubmit={show}
        className="filter-form"
      >
        <div className="filter-head">
          <h2 id="filter-title" className="heading-2">
            Filter and sort
          </h2>
          <button
            type="button"
            aria-label="Close filter"
            onClick={closeInOlderBrowsers}
            className={iconButtonClass}
            {...closes}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="filter-body">
          <OptionGroup name="sort" type="radio" options={orders} chosen={[filter.sort]} />
          {filterGroups.map((group) => (
            <OptionGroup
              key={group}
              name={group}
              type="checkbox"
              options={optionsOf(group, products, chosen)}
              chosen={filter[group]}
            />
          ))}
        </div>
        <div className="filter-foot">
          <p role="status" className="sr-only">
            {draft && `${found} to show`}
          </p>
          <Button type="submit">{counts ? `Show ${found}` : "Show products"}</Button>
          <Link to={path} preventScrollReset onClick={close} className={textLinkClass}>
            Clear all
          </Link>
        </div>
      </form>
    </dialog>
  );
}

const orders = sortOrders.map((value) => ({ value, label: sortLabels[value] }));

/** Closes without script where the browser knows commands. React's types do not know these two yet. */
const closes = { command: "close", commandfor: filterPanelId };

const legends = {
  sort: "Sort by",
  concern: "Concern",
  price: "Price",
  availability: "Availability",
} as const;

type OptionGroupProps = {
  name: keyof typeof legends;
  type: "radio" | "checkbox";
  options: readonly (Omit<FilterOption, "count"> & { count?: number })[];
  chosen: readonly string[];
};

function OptionGroup({ name, type, options, chosen }: OptionGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="filter-group">
      <legend>{legends[name]}</legend>
      <div className="filter-options">
        {options.map(({ value, label, count }) => (
          <label key={value} className="filter-option">
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{label}</span>{" "}
            {count !== undefined && (
              <span className="filter-number">
                {count}
                <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Without script nothing follows the choice, so no number is promised. */
function useScriptRuns(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
