import { glossary } from "#brand/content/help/glossary.ts";
import { market } from "#brand/content/market.ts";
import { doctorSheetCopy, interactions } from "#brand/content/product/doctor-sheet.ts";
import { useRoot } from "~/commerce/root";
import type { ShownProducts } from "~/lib/brand-product";
import { longDate } from "~/lib/dates";
import { toDose } from "~/lib/dose";
import { findShownProduct, getShownActives } from "~/product/brand-products";
import { Caution } from "~/product/caution";
import { Button } from "~/ui/button";
import { type CartItems, listProducts } from "./cart-items";
import { listSupplements } from "./shared-doses";

type DoctorSheetProps = {
  items: CartItems;
  /** The day on which they were ordered, such as `2026-11-28`; without one, they are in the cart. */
  orderDay?: string;
};

/** The supplements whose formula is confirmed, on one page to print; nothing without one. */
export function DoctorSheet({ items, orderDay }: DoctorSheetProps) {
  const shown = { ...useRoot().products, samples: [] };
  const quantities = new Map<string, number>();
  for (const { handle, quantity } of listSupplements(listProducts(items)))
    quantities.set(handle, (quantities.get(handle) ?? 0) + quantity);
  const supplements = Array.from(quantities).flatMap(([handle, quantity]) => {
    const { title, formula } = findShownProduct(handle, shown) ?? {};
    if (!title || !formula?.serving) return [];
    const perDay = formula.serving.perDay * quantity;
    return [{ handle, quantity, text: doctorSheetCopy.list(title, perDay, formula.ingredients) }];
  });
  if (supplements.length === 0) return null;
  const day = longDate(orderDay ?? new Date().toISOString(), market.timeZone) ?? "";
  return (
    <details data-sheet className="mt-4 max-w-measure-lg">
      <summary className="cursor-pointer py-3 font-medium">{doctorSheetCopy.title}</summary>
      <p className="mt-1">{doctorSheetCopy.lead(orderDay ? "ordered" : "in a cart", day)}</p>
      <ul className="my-4 list-disc pl-5">
        {[...supplements.map(({ text }) => text), ...sumDoses(supplements, shown)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Caution isShort of={supplements.map(({ handle }) => handle)} />
      <p className="my-4">{interactions}</p>
      <Button variant="secondary" size="small" onClick={() => print()}>
        {doctorSheetCopy.print}
      </Button>
    </details>
  );
}

/** How much of each active the supplements contain together. */
function sumDoses(
  supplements: readonly { handle: string; quantity: number }[],
  shown: ShownProducts,
) {
  return glossary.flatMap(({ id, name }) => {
    const doses = supplements.flatMap(({ handle, quantity }) => {
      const { amount } = getShownActives(handle, shown).find((active) => active.id === id) ?? {};
      return amount ? [toDose(amount.value * quantity, amount.unit)] : [];
    });
    const total = doses.reduce((sum, { value }) => sum + value, 0);
    return doses[0] ? doctorSheetCopy.describeDose(id, name, toDose(total, doses[0].unit)) : [];
  });
}
