import { getKitItems } from "../shop/kits";
import { findFormula } from "./formulas";

/** Names those who should not take our supplements. */
export const cautionCopy = {
  text: "Not during pregnancy or while breastfeeding: contains saw palmetto. If you take medication, ask your doctor first.",
  link: "Who shouldn’t take it",
  to: "/faq#pregnancy",
} as const;

/** Whether a product, or one in a kit, needs the caution. */
export function needsCaution(handle: string): boolean {
  return [handle, ...getKitItems(handle).map((item) => item.handle)].some((each) =>
    findFormula(each)?.actives.some(({ id }) => id === "saw-palmetto"),
  );
}
