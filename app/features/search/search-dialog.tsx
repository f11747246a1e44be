import { useDeferredValue, useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { storageKeys } from "#brand/content/storage-keys.ts";
import { FailureNotice } from "~/blocks/failure-notice";
import { useHasPage } from "~/commerce/pages";
import { usePromisesSubscriptions } from "~/commerce/promises-subscriptions";
import { useRoot } from "~/commerce/root";
import { getSearchPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { createPersistedList } from "~/product/persisted-list";
import { useArticles, useCatalog } from "~/product/use-catalog";
import { getHelpTopics } from "~/site/help-answers";
import { QuietButton } from "~/ui/button";
import { Drawer, type DrawerControl } from "~/ui/drawer";
import { Grid } from "~/ui/grid";
import { Icon } from "~/ui/icon";
import { Link, textLinkVariants } from "~/ui/link";
import { ComboboxResults, SearchCombobox, searchInputId } from "./search-combobox";
import { createSearchSource, noResult } from "./search-index";
import {
  countHits,
  getResultText,
  groupHits,
  PartialResults,
  SearchSuggestions,
} from "./search-parts";
import { normalizeQuery } from "./search-query";

/** The search page shows all. */
const maxShown = { products: 6, articles: 4 };

/** The search over the current page; a combobox by the pattern of the ARIA practices. */
export function SearchDialog({ isOpen, onClose, returnFocusTo }: DrawerControl) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const { source, hasFailed, retry } = useSearchSource(isOpen);
  useEffect(searches.follow, []);

  const typed = normalizeQuery(text);
  // Typing stays responsive: results render at a lower priority.
  const query = useDeferredValue(typed);
  const found = useMemo(() => source?.find(query, maxShown) ?? noResult.found, [source, query]);
  const count = countHits(found);
  const isSearching = query !== "" && !source && !hasFailed;

  function type(wanted: string) {
    setText(wanted);
    setActive(-1);
  }

  function follow() {
    rememberSearch(typed);
    onClose();
  }

  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      labelledBy="search-title"
      returnFocusTo={returnFocusTo}
      side="top"
    >
      {/* As high as its content, but never higher than the window. */}
      <div className="flex h-full max-h-dvh min-h-[min(520px,100dvh)] flex-col sm:h-auto">
        <h2 id="search-title" className="sr-only">
          Search products and articles
        </h2>
        <SearchCombobox
          {...{ text, active, onClose }}
          options={groupHits(found).flatMap(({ hits }) => hits)}
          onActiveChange={setActive}
          onType={type}
          onFollow={follow}
        />
        <p role="status" className="sr-only">
          {isSearching ? "Searching..." : query !== "" && source && getResultText(found, query)}
        </p>
        <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
          <div className="page-width py-6 lg:pt-8">
            {hasFailed && <FailureNotice title="We couldn’t run your search." retry={retry} />}
            {isSearching && <ResultBoxes />}
            <PartialResults missing={source?.missing ?? null} />
            {count > 0 && <ComboboxResults found={found} active={active} onFollow={follow} />}
            {query !== "" && source && (count === 0 || found.isGuess) && (
              <p aria-hidden="true" className="mb-8 text-lg wrap-anywhere">
                {getResultText(found, query)}
              </p>
            )}
            {count === 0 && !isSearching && (
              <Grid isAlwaysGrid className="grid-cols-1 gap-y-10">
                <SearchSuggestions onFollow={onClose} />
                <RecentList onPick={type} />
              </Grid>
            )}
          </div>
        </div>
        {count > 0 && (
          <div className="page-width flex min-h-16 flex-none items-center border-t border-line">
            <Link
              to={getSearchPath(query)}
              prefetch="none"
              onClick={follow}
              className={textLinkVariants()}
            >
              {`See all ${counted(count, "result")}`}
            </Link>
          </div>
        )}
      </div>
    </Drawer>
  );
}

/** Skeleton of about the final sizes; the status line is for screen readers. */
function ResultBoxes() {
  return (
    <div aria-hidden="true" className="grid gap-x-gutter gap-y-3 sm:grid-cols-2">
      {[1, 2, 3, 4].map((box) => (
        <div key={box} className="h-26 rounded-control bg-raised" />
      ))}
    </div>
  );
}

function RecentList({ onPick }: { onPick: (query: string) => void }) {
  const recent = searches.useList(({ items }) => items);

  /** The pressed button is about to be removed. */
  function focusField() {
    document.getElementById(searchInputId)?.focus();
  }

  function clear() {
    searches.change(() => []);
    focusField();
  }

  function pick(query: string) {
    onPick(query);
    focusField();
  }

  if (recent.length === 0) return null;
  return (
    <div className="lg:col-span-4">
      {/* As high as the label of the list beside it, although its button is 44 px. */}
      <div className="-mt-3 -mb-1 flex items-center justify-between">
        <h2 className="text-sm text-muted">Recent searches</h2>
        <QuietButton onClick={clear}>
          Clear<span className="sr-only"> recent searches</span>
        </QuietButton>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query} className="border-t border-line">
            <button
              type="button"
              onClick={() => pick(query)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 py-2 text-start wrap-anywhere underline-offset-4 hover:underline"
            >
              <Icon name="search" size={18} className="text-muted" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last search first. */
const searches = createPersistedList<string>({
  key: storageKeys.searches,
  max: 6,
  item: v.pipe(v.string(), v.transform(normalizeQuery), v.nonEmpty()),
  getId: (query) => query.toLowerCase(),
});

function rememberSearch(text: string): void {
  const query = normalizeQuery(text);
  if (query !== "") searches.change((items) => [query, ...items]);
}

/** Catalog and articles, prepared for searching; one of them is enough. */
function useSearchSource(isOpen: boolean) {
  const { items: products, ...catalog } = useCatalog("products", isOpen);
  const { items: articles, ...journal } = useArticles(isOpen);
  const hasSubscriptions = usePromisesSubscriptions();
  const { showsSamples } = useRoot();
  const hasPage = useHasPage();
  const topics = useMemo(
    () => getHelpTopics(hasSubscriptions, showsSamples, hasPage),
    [hasSubscriptions, showsSamples, hasPage],
  );
  const isLoaded = Boolean((products ?? catalog.failure) && (articles ?? journal.failure));
  const source = useMemo(
    () =>
      isLoaded && (products || articles?.length)
        ? createSearchSource(products, articles, topics)
        : null,
    [isLoaded, products, articles, topics],
  );
  async function retry() {
    await Promise.all([catalog.retry(), journal.retry()]);
  }
  return { source, hasFailed: isLoaded && !source, retry };
}
