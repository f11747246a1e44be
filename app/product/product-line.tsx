import { type ReactNode, useEffect, useRef, useState } from "react";
import { PageLink } from "~/blocks/page-link";
import type { StoreImage } from "~/commerce/model";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { QuietButton } from "~/ui/button";
import { ButtonLink, TextLink, textLinkVariants } from "~/ui/link";

type ProductLineProps = {
  /** Unique in its list, for the id of the button that removes it. */
  id: string;
  title: string;
  /** The title in labels, where several lines may have the same. */
  name?: string;
  /** Id of the title, which can then take focus. */
  titleId?: string;
  /** Path of the product's page; `null` where there is none. */
  to: string | null;
  onFollow: () => void;
  image: StoreImage | null;
  isGone?: boolean;
  price?: ReactNode;
  options?: ReactNode;
  caution?: ReactNode;
  note?: ReactNode;
  /** Another way to buy it. Last, so that nothing moves under a finger when it arrives. */
  offer?: ReactNode;
  onRemove: (event: { detail: number }) => void;
  /** What stands left of the button that removes the line. */
  children?: ReactNode;
};

/** One product in a list of saved or chosen ones: image, title, price, options and actions. */
export function ProductLine(props: ProductLineProps) {
  const { id, title, titleId, to, onFollow, image, isGone, price, options, note } = props;
  const { name = title, caution, offer, onRemove, children } = props;
  return (
    <li className="grid grid-cols-[--spacing(16)_minmax(0,1fr)] gap-x-4 border-line py-3 not-first:border-t sm:grid-cols-[--spacing(22)_minmax(0,1fr)] sm:py-5">
      <ProductFrame
        size="thumbnail"
        className={`h-20 w-16 sm:h-28 sm:w-22 ${isGone ? "opacity-50" : ""}`}
      >
        <ProductImage image={image} use="thumbnail" sizes="104px" alt="" />
      </ProductFrame>
      <div className="grid min-w-0 grid-cols-1 content-start gap-y-1 wrap-anywhere">
        <div className="flex flex-wrap gap-x-3 gap-y-1">
          <div className="flex-[999_1_10em]">
            <h3
              id={titleId}
              tabIndex={titleId ? -1 : undefined}
              dir="auto"
              className="leading-5 font-semibold text-balance"
            >
              {to ? (
                <TextLink to={to} variant="plain" onClick={onFollow}>
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </h3>
            {options && (
              <p dir="auto" className="text-sm text-muted">
                {options}
              </p>
            )}
          </div>
          {price && (
            <p
              // Beside the title it ends at the right edge; below it, it begins where the title does.
              className={`grow leading-5 font-medium tabular ${isGone ? "text-muted" : ""}`}
            >
              {price}
            </p>
          )}
        </div>
        {caution}
        {note && <p className="text-note text-error">{note}</p>}
        <div className="flex flex-wrap items-center justify-between">
          {children}
          <QuietButton
            id={getRemoveButtonId(id)}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
            className="px-1"
          >
            Remove
          </QuietButton>
        </div>
        {offer}
      </div>
    </li>
  );
}

function getRemoveButtonId(id: string): string {
  return `remove ${id}`.replaceAll(/\s/g, "-");
}

type NoProductLinesProps = { text: string | false; onFollow: () => void };

/** What a list of lines shows while it is empty. */
export function NoProductLines({ text, onFollow }: NoProductLinesProps) {
  return (
    <div className="pt-8">
      {text && <p className="mb-6">{text}</p>}
      <ButtonLink to="/shop" onClick={onFollow} size="large" className="w-full">
        Shop All Products
      </ButtonLink>
      <PageLink to="/quiz" onClick={onFollow} className="mt-3">
        Take our quiz
      </PageLink>
    </div>
  );
}

type Removed<Item> = { item: Item; index: number };

export type UndoList<Item> = {
  /** The items, and the removed one in its place. */
  lines: readonly Item[];
  isRemoved: (item: Item) => boolean;
  remove: (item: Item) => void;
  undo: (item: Item) => void;
  forget: () => void;
};

/** A list in which an Undo takes the place of each line that was removed, until `forget` is called. */
export function useUndoRemove<Item>(
  items: readonly Item[],
  change: {
    remove: (item: Item) => void;
    /** Returns whether there was room for it. */
    restore: (item: Item, index: number) => boolean;
  },
): UndoList<Item> {
  /** Removed lines in their order; an index counts the removed lines above it. */
  const [removed, setRemoved] = useState<readonly Removed<Item>[]>([]);
  const lines = putBack(items, removed);
  return {
    lines,
    isRemoved: (item: Item) => removed.some((other) => other.item === item),
    remove(item: Item) {
      const one = { item, index: lines.indexOf(item) };
      setRemoved([...removed, one].sort((a, b) => a.index - b.index));
      change.remove(item);
    },
    undo(item: Item) {
      const at = removed.findIndex((other) => other.item === item);
      const index = (removed[at]?.index ?? 0) - at;
      if (at >= 0 && change.restore(item, index))
        setRemoved(removed.filter((other) => other.item !== item));
    },
    forget: () => setRemoved([]),
  };
}

function putBack<Item>(items: readonly Item[], removed: readonly Removed<Item>[]): readonly Item[] {
  return removed.reduce(
    (lines, { item, index }) => [...lines.slice(0, index), item, ...lines.slice(index)],
    items,
  );
}

type UndoRemoveProps = { id: string; title: string; onUndo: () => void };

/** Replaces a removed line and takes focus, so that a removal by mistake can be undone. */
export function UndoRemove({ id, title, onUndo }: UndoRemoveProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => buttonRef.current?.focus(), []);

  function undo() {
    onUndo();
    // The focused button goes; the line that comes back takes the focus.
    requestAnimationFrame(() => document.getElementById(getRemoveButtonId(id))?.focus());
  }

  return (
    <li className="border-line not-first:border-t flex items-center justify-between gap-4 py-4">
      <p className="text-note text-muted">
        <bdi>{title}</bdi> removed.
      </p>
      <button
        ref={buttonRef}
        type="button"
        aria-label={`Undo removing ${title}`}
        onClick={undo}
        className={textLinkVariants({ className: "flex-none text-note" })}
      >
        Undo
      </button>
    </li>
  );
}
