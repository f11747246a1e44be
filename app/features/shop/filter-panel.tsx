import {
  type FormEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { sortOrders } from "#brand/content/shop/filter.ts";
import { Loading } from "~/blocks/loading";
import type { Product } from "~/commerce/model";
import { counted } from "~/lib/text";
import { Button, IconButton, iconButtonClass } from "~/ui/button";
import { ChoiceInput } from "~/ui/choice-input";
import {
  drawerInset,
  drawerScroll,
  drawerVariants,
  onBackdropClick,
  reserveScrollbarWidth,
} from "~/ui/drawer";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/link";
import { moveToastIntoDialog, moveToastToTopDialog, ToastSlot } from "~/ui/toasts";
import {
  type Filter,
  type FilterChoices,
  filterGroups,
  filterProducts,
  getFilterPath,
  getOptions,
  groupNames,
  parseFilter,
} from "./filter";
import { filterLinkId, filterPanelId, knowsCommands } from "./filter-button";

type FilterPanelProps = {
  /** All products of the category. */
  products: readonly Product[];
  choices: FilterChoices;
  /** Whether the rest of them follows, and with it values and counts. */
  isLoading: boolean;
  filter: Filter;
  path: string;
};

/** A form whose fields are the query of the filtered list. Works without script, which adds the counts. */
export function FilterPanel(props: FilterPanelProps) {
  const { products, isLoading, choices, filter, path } = props;
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Filter | null>(null);
  // Without script the number would not follow the choice.
  const [isHydrated, setHydrated] = useState(false);
  const chosen = draft ?? filter;
  const count = filterProducts(products, chosen, choices).length;
  const address = getFilterPath(path, filter);

  function readDraft() {
    if (form.current) setDraft(parseFilter(new FormData(form.current), choices));
  }

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close();
    const requested = getFilterPath(path, parseFilter(new FormData(event.currentTarget), choices));
    if (requested !== address) navigate(requested, { preventScrollReset: true });
  }

  function forgetDraft() {
    form.current?.reset();
    setDraft(null);
  }

  function afterClose() {
    forgetDraft();
    moveToastToTopDialog();
  }

  function close() {
    dialog.current?.close();
  }

  function closeInOlderBrowsers() {
    if (!knowsCommands()) close();
  }

  // React does not listen to these two on a dialog that it hydrates.
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    dialog.current?.addEventListener("beforetoggle", reserveScrollbarWidth, options);
    dialog.current?.addEventListener(
      "toggle",
      ({ newState }) => newState === "open" && moveToastIntoDialog(),
      options,
    );
    return () => stop.abort();
  }, []);

  // For browsers without `closedby`; in others the panel is closed already.
  useEffect(() => onBackdropClick(dialog.current, () => dialog.current?.close()), []);

  // The form may have been changed before hydration.
  const takeOver = useEffectEvent(() => {
    setHydrated(true);
    if (dialog.current?.open) readDraft();
    else forgetDraft();
  });
  useEffect(() => startTransition(() => takeOver()), []);

  return (
    <dialog
      ref={dialog}
      id={filterPanelId}
      aria-labelledby="filter-title"
      onClose={afterClose}
      // Without JavaScript it is not modal, so it has to lie over the header itself.
      className={drawerVariants({
        side: "sheet",
        className: "noscript:target:z-50 noscript:target:block noscript:target:translate-none",
      })}
      closedby="any"
    >
      <form
        key={address}
        ref={form}
        action={path}
        onChange={readDraft}
        onSubmit={show}
        className="flex h-full flex-col"
      >
        <div className={`flex items-center justify-between py-4 lg:py-6 ${drawerInset}`}>
          <Heading id="filter-title" size="md">
            Filter and sort
          </Heading>
          <IconButton
            aria-label="Close filters"
            onClick={closeInOlderBrowsers}
            className="-mr-2.5 noscript:hidden"
            {...closes}
          >
            <Icon name="close" />
          </IconButton>
          <span className="noscript-only">
            <a
              href={`#${filterLinkId}`}
              aria-label="Close filters"
              className={`${iconButtonClass} -mr-2.5`}
            >
              <Icon name="close" />
            </a>
          </span>
        </div>
        <div className={drawerScroll}>
          <FilterOptions
            name="sort"
            legend="Sort by"
            type="radio"
            options={sortOrders}
            chosen={[filter.sort]}
          />
          {isLoading && <Loading />}
          {!isLoading &&
            groupNames.map((group) => (
              <FilterOptions
                key={group}
                name={group}
                legend={filterGroups[group].legend}
                type="checkbox"
                options={getOptions(group, products, chosen, choices)}
                chosen={filter[group]}
              />
            ))}
        </div>
        <div
          className={`flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-4 sm:py-5 max-sm:pb-[max(16px,env(safe-area-inset-bottom))] ${drawerInset}`}
        >
          <p role="status" className="sr-only">
            {draft && !isLoading && `${counted(count, "product")} found`}
          </p>
          <Button type="submit" className="flex-auto tabular">
            {isHydrated && !isLoading ? `Show ${counted(count, "Product")}` : "Show Products"}
          </Button>
          <TextLink to={path} preventScrollReset onClick={close}>
            Clear all
          </TextLink>
        </div>
      </form>
      <ToastSlot />
    </dialog>
  );
}

/** Closes without script where the browser knows commands. React's types do not know these two yet. */
const closes = { command: "close", commandfor: filterPanelId };

type FilterOptionsProps = {
  name: string;
  legend: string;
  type: "radio" | "checkbox";
  options: readonly { value: string; label: string; count?: number }[];
  chosen: readonly string[];
};

/** A group of the form: its values, with the number of products of each. */
function FilterOptions({ name, legend, type, options, chosen }: FilterOptionsProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="border-t border-line pb-4">
      {/* Floated: a legend would stand on the border. */}
      <legend className="float-left w-full pt-4 pb-2 font-semibold">{legend}</legend>
      <div className={`clear-left ${options.length < 5 ? fewClass : ""}`}>
        {options.map(({ value, label, count }) => (
          <label
            key={value}
            className="group flex min-h-11 cursor-pointer items-center gap-3 has-checked:font-medium"
          >
            <ChoiceInput
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <bdi>{label}</bdi>{" "}
            {count !== undefined && (
              <span className="ml-auto text-note font-normal text-muted tabular">
                <span translate="no">{count}</span>
                <span className="sr-only">{count === 1 ? " product" : " products"}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const fewClass = "grid grid-cols-fit gap-x-6";
