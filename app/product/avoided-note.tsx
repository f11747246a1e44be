import { avoidCopy } from "#brand/content/product/avoid.ts";
import { useRoot } from "~/commerce/root";
import { joinWith } from "~/lib/text";
import { findAvoided, useAvoided } from "./avoided";

/** Whether these products contain what the visitor avoids. It never says that one is safe. */
export function AvoidedNote({ of, className = "" }: { of: readonly string[]; className?: string }) {
  const { products } = useRoot();
  const choice = useAvoided();
  if (choice.length === 0) return null;
  const { names, isUnknown } = findAvoided(of, choice, products);
  if (names.length === 0 && !isUnknown) return null;
  return (
    <p className={`text-sm font-medium text-error ${className}`}>
      {names.length > 0 ? avoidCopy.contains(joinWith("and", names)) : avoidCopy.unknown}
    </p>
  );
}
