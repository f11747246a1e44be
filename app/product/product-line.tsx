import { type ReactNode, useEffect, useRef, useState } from "react";
import type { StoreImage } from "~/commerce/model";
import { ProductFrame, ProductImage } from "~/product/product-image";
import { QuietButton } from "~/ui/button";
import { drawerInset } from "~/ui/drawer";
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
  note?: ReactNode;
  /** Below the note: another way to buy it. */
  offer?: ReactNode;
  onRemove: (event: { detail: number }) => void;
  /** What stands left of the button that removes the line. */
  children?: ReactNode;
};

/** One product in a drawer's list: image, title, price, options and actions. */
export function ProductLine(props: ProductLineProps) {
  const { id, title, titleId, to, onFollow, image, isGone, price, options, note } = props;
  const { name = title, offer, onRemove, children } = props;
  return (
    <li className="flex gap-4 border-line py-5 not-first:border-t">
      <ProductFrame
        size="thumbnail"
        className={`h-28 w-22 flex-none ${isGone ? "opacity-50" : ""}`}
      >
        <ProductImage image={image} use="thumbnail" sizes="104px" alt="" />
      </ProductFrame>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap gap-x-3 wrap-anywhere">
          <h3
            id={titleId}
            tabIndex={titleId ? -1 : undefined}
            dir="auto"
            className="flex-[999_1_10em] leading-5 font-semibold text-balance"
          >
            {to ? (
              <TextLink to={to} variant="plain" onClick={onFollow}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </h3>
          {price && (
            <p
              // Beside the title it ends at the right edge; below it, it begins where the title does.
              className={`grow leading-5 font-medium whitespace-nowrap tabular ${isGone ? "text-muted" : ""}`}
            >
              {price}
            </p>
          )}
          {options && (
            <p dir="auto" className="w-full pt-1 text-sm text-muted">
              {options}
            </p>
          )}
          {note && <p className="mt-1 w-full text-note text-error">{note}</p>}
          {offer && <div className="w-full">{offer}</div>}
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between">
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
      </div>
    </li>
  );
}

function getRemoveButtonId(id: string): string {
  return `remove ${id}`.replaceAll(/\s/g, "-");
}

type NoProductLinesProps = { text: string; onFollow: () => void; children?: ReactNode };

/** What a drawer shows while its list is empty. */
export function NoProductLines({ text, onFollow, children }: NoProductLinesProps) {
  return (
    <div className={`${drawerInset} pt-8`}>
      <p>{text}</p>
      <ButtonLink to="/shop" onClick={onFollow} size="large" className="mt-6 w-full">
        Shop All Products
      </ButtonLink>
      <TextLink to="/quiz" onClick={onFollow} className="mt-3">
        Take our quiz
      </TextLink>
      {children}
    </div>
  );
}

type Removed<Item> = { item: Item; index: number };

export type UndoList<Item> = {
  /** The items, and the removed one in its place. */
  lines: readonly Item[];
  isRemoved: (item: Item) => boolean;
  remove: (item: Item) => void;
  undo: () => void;
  forget: () => void;
};

/** A list in which an Undo takes the place of the line that was removed last, until `forget` is called. */
export function useUndoRemove<Item>(
  items: readonly Item[],
  change: {
    remove: (item: Item) => void;
    /** Returns whether there was room for it. */
    restore: (item: Item, index: number) => boolean;
  },
): UndoList<Item> {
  const [removed, setRemoved] = useState<Removed<Item> | null>(null);
  const forget = () => setRemoved(null);
  return {
    lines: removed
      ? [...items.slice(0, removed.index), removed.item, ...items.slice(removed.index)]
      : items,
    isRemoved: (item: Item) => item === removed?.item,
    remove(item: Item) {
      setRemoved({ item, index: items.indexOf(item) });
      change.remove(item);
    },
    undo() {
      if (removed && change.restore(removed.item, removed.index)) forget();
    },
    forget,
  };
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
        className={textLinkVariants({ className: "text-note" })}
      >
        Undo
      </button>
    </li>
  );
}
