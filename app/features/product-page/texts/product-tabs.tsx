import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { sampleTextNote } from "#brand/content/product/caution.ts";
import { PageLink } from "~/blocks/page-link";
import { useHasPage } from "~/commerce/pages";
import type {
  FactsTable as Facts,
  KeyIngredients,
  ProductNote,
} from "~/features/product-page/texts/product-copy";
import { SanitizedHtml } from "~/html/sanitized-html";
import { keepUnits } from "~/lib/text";
import { Grid } from "~/ui/grid";
import { Heading } from "~/ui/heading";
import { tabVariants } from "~/ui/tab";
import { KeyIngredientsList } from "./key-ingredients";
import type { ProductDescription } from "./product-description";

type DescriptionProps = { description: ProductDescription; note: ProductNote | null };
type ProductTabsProps = DescriptionProps & {
  /** Whether nobody has confirmed note and ingredients for the store's product. */
  isSample: boolean;
  ingredients: KeyIngredients | null;
  /** Other products have neither ingredients nor a use. */
  isGoods: boolean;
};

/** Tabs (WAI-ARIA Authoring Practices). Without script, all panels are shown under their labels. */
export function ProductTabs(props: ProductTabsProps) {
  const { description, note, ingredients, isGoods, isSample } = props;
  const hasDescription = note !== null || description.lead !== "" || description.html !== "";
  const tabs = [
    ...(hasDescription
      ? [{ label: "Description", panel: <Description description={description} note={note} /> }]
      : []),
    ...(isGoods
      ? [
          { label: "Key Ingredients", panel: <IngredientsPanel ingredients={ingredients} /> },
          { label: "How to Use", panel: <HowToUse note={note} /> },
        ]
      : []),
  ];
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
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(target);
  }

  if (tabs.length === 0) return null;
  return (
    <section aria-label="About this product" className="page-width pt-section">
      <div
        ref={row}
        role="tablist"
        aria-label="About this product"
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line scrollbar-none lg:gap-12 noscript:hidden"
      >
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
            className={tabVariants({ size: "display" })}
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
          className={`pt-8 lg:pt-16 ${index === current ? "" : "hidden noscript:block print:block"}`}
        >
          <Heading size="md" className="mb-6 hidden noscript:block print:block">
            {tab.label}
          </Heading>
          {isSample && <p className="mb-6 font-medium">{sampleTextNote}</p>}
          {tab.panel}
        </div>
      ))}
    </section>
  );
}

/** The store's description, as its merchant arranged it. */
function Description({ description: { lead, html }, note }: DescriptionProps) {
  return (
    <Panel lead={lead} side={note?.facts && <FactsTable {...note.facts} />}>
      {html && <SanitizedHtml html={html} className="prose description" />}
    </Panel>
  );
}

function IngredientsPanel({ ingredients }: Pick<ProductTabsProps, "ingredients">) {
  const hasPage = useHasPage();
  return (
    <Panel
      lead="Every ingredient has a reason, and we publish it."
      side={ingredients && <KeyIngredientsList {...ingredients} />}
      isSideWide
    >
      {hasPage("/science") && (
        <p className="max-w-measure-lg">
          Our Science says what our core ingredients do, at what dose, and which studies we read
          before choosing them. The glossary has every ingredient on our labels.
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        <PageLink to="/science">See our core ingredients</PageLink>
        <PageLink to="/learn/ingredients">Look up any ingredient</PageLink>
      </p>
    </Panel>
  );
}

function HowToUse({ note }: Pick<DescriptionProps, "note">) {
  return (
    <Panel lead={note?.use}>
      <p className="max-w-measure-lg">
        Follow the directions on the label. If it doesn’t agree with your skin or your stomach,
        stop, and ask us or your doctor.
      </p>
      {note?.supply && <p className="mt-2">{note.supply}</p>}
    </Panel>
  );
}

type PanelProps = {
  /** Set in display type, so one short sentence. */
  lead: string | undefined;
  side?: ReactNode;
  /** The side is the content of the panel. */
  isSideWide?: boolean;
  children: ReactNode;
};

function Panel({ lead, side, isSideWide = false, children }: PanelProps) {
  return (
    <Grid isAlwaysGrid className="grid-cols-1 gap-y-8">
      <div className={isSideWide ? "lg:col-span-4" : "lg:col-span-6"}>
        {lead && (
          <p dir="auto" className="mb-6 font-display text-display-md text-balance">
            {lead}
          </p>
        )}
        {children}
      </div>
      {side && (
        <div
          className={isSideWide ? "lg:col-span-7 lg:col-start-6" : "lg:col-span-5 lg:col-start-8"}
        >
          {side}
        </div>
      )}
    </Grid>
  );
}

function FactsTable({ caption, columns, rows, note }: Facts) {
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full border-collapse">
        <caption className="border-b border-ink pb-3 text-left font-semibold">{caption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-3 text-right font-normal first:text-left nth-3:pl-6"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-y border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {row.name}
              </th>
              <td className="py-3 text-right">{keepUnits(row.amount)}</td>
              {columns[2] && <td className="py-3 pl-6 text-right text-muted">{row.dailyValue}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </div>
  );
}
