import { getKitItems } from "../shop/kits";
import { findFormula } from "./formulas";

/** Whether a product, or one in a kit, needs the caution. Apart from its words: the formulas are large. */
export function needsCaution(handle: string): boolean {
  return [handle, ...getKitItems(handle).map((item) => item.handle)].some((each) =>
    findFormula(each)?.actives.some(({ id }) => id === "saw-palmetto"),
  );
}
