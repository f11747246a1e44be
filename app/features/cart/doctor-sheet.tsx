import { glossary } from "#brand/content/help/glossary.ts";
import { sampleTextNote } from "#brand/content/product/caution.ts";
import { doctorSheetCopy } from "#brand/content/product/doctor-sheet.ts";
import { doseLimits } from "#brand/content/product/dose-limits.ts";
import { useRoot } from "~/commerce/root";
import type { ShownProducts } from "~/lib/brand-product";
import { longDate } from "~/lib/dates";
import { toDose } from "~/lib/dose";
import { getToday } from "~/product/arrival";
import { findShownProduct, getCaution, getShownActives } from "~/product/brand-products";
import { Button } from "~/ui/button";
import { type CartItems, listProducts } from "./cart-items";
import { listSupplements } from "./shared-doses";

/** The supplements in the cart whose formula is known, on one page to print; nothing without one. */
export function DoctorSheet({ items }: { items: CartItems }) {
  const shown = useRoot().products;
  const quantities = new Map<string, number>();
  for (const { handle, quantity } of listSupplements(listProducts(items)))
    if (findShownProduct(handle, shown)?.formula?.serving)
      quantities.set(handle, (quantities.get(handle) ?? 0) + quantity);
  if (quantities.size === 0) return null;
  const caution = getCaution([...quantities.keys()], shown, true);
  const doses = sumDoses(quantities, shown);
  const warnings = [
    caution?.isSample && sampleTextNote,
    caution?.text,
    doctorSheetCopy.interactions,
    ...doses.flatMap(({ notes }) => notes),
  ].filter((text) => typeof text === "string");
  return (
    <details data-sheet className="mt-8 max-w-measure-lg">
      <summary className="cursor-pointer py-3 font-medium">{doctorSheetCopy.title}</summary>
      <p className="my-3">{doctorSheetCopy.lead(longDate(getToday()) ?? "")}</p>
      {Array.from(quantities, ([handle, quantity]) => {
        const { title, formula } = findShownProduct(handle, shown) ?? {};
        const count = quantity * (formula?.serving?.perDay ?? 0);
        const text = doctorSheetCopy.describe(title ?? "", count, formula?.ingredients ?? []);
        return <p key={handle}>{text}</p>;
      })}
      <table className="my-6 w-full text-left">
        <caption className="text-left font-semibold">{doctorSheetCopy.totals}</caption>
        <tbody>
          {doses.map(({ name, text }) => (
            <tr key={name} className="border-t border-line">
              <th className="py-1 font-normal">{name}</th>
              <td className="tabular">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {warnings.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Button variant="secondary" size="small" onClick={() => print()} className="mt-4">
        {doctorSheetCopy.print}
      </Button>
    </details>
  );
}

/** What the supplements contain together, with what is known of each active. */
function sumDoses(quantities: ReadonlyMap<string, number>, shown: ShownProducts) {
  return glossary.flatMap(({ id, name }) => {
    const amounts = Array.from(quantities).flatMap(([handle, quantity]) => {
      const { amount } = getShownActives(handle, shown).find((active) => active.id === id) ?? {};
      return amount ? [toDose(amount.value * quantity, amount.unit)] : [];
    });
    const [first] = amounts;
    if (!first) return [];
    const total = amounts.reduce((sum, { value }) => sum + value, 0);
    const limit = doseLimits.find((each) => each.id === id && total > each.max.value);
    const notes = [doctorSheetCopy.notes[id], limit && doctorSheetCopy.describeLimit(limit)];
    return [{ name, text: toDose(total, first.unit).text, notes }];
  });
}
