import { useDeferredValue, useMemo, useState } from "react";
import { FailureNotice } from "~/blocks/failure-notice";
import { useHasPage } from "~/commerce/pages";
import { usePromisesSubscriptions } from "~/commerce/promises-subscriptions";
import { useRoot } from "~/commerce/root";
import { getSearchPath } from "~/lib/paths";
import { counted } from "~/lib/text";
import { useArticles, useCatalog } from "~/product/use-catalog";
import { getHelpTopics } from "~/site/help-answers";
import { Drawer, type DrawerControl } from "~/ui/drawer";
import { Link, textLinkVariants } from "~/ui/link";
import { ComboboxResults, SearchCombobox } from "./search-combobox";
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

  const typed = normalizeQuery(text);
  // Typing stays responsive: results render at a lower priority.
  const query = useDeferredValue(typed);
  const found = useMemo(() => source?.find(query, maxShown) ?? noResult.found, [source, query]);
  const count = countHits(found);
  const isSearching = query !== "" && !source && !hasFailed;
  const status = isSearching
    ? "Searching..."
    : query !== "" && source && getResultText(found, query);

  function type(wanted: string) {
    setText(wanted);
    setActive(-1);
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
        />
        <p role="status" className="sr-only">
          {status}
        </p>
        <div className="min-h-0 flex-auto overflow-y-auto overscroll-contain">
          <div className="page-width py-6 lg:pt-8">
            {hasFailed && <FailureNotice title="We couldn’t run your search." retry={retry} />}
            <PartialResults missing={source?.missing ?? null} />
            {count > 0 && <ComboboxResults found={found} active={active} onFollow={onClose} />}
            {status && (count === 0 || found.isGuess) && (
              <p aria-hidden="true" className="mb-8 text-lg wrap-anywhere">
                {status}
              </p>
            )}
            {count === 0 && !isSearching && <SearchSuggestions onFollow={onClose} />}
          </div>
        </div>
        {count > 0 && (
          <div className="page-width flex min-h-16 flex-none items-center border-t border-line">
            <Link
              to={getSearchPath(query)}
              prefetch="none"
              onClick={onClose}
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
