import { groupThousands } from "./text.ts";

/** An amount as a label prints it, with a no-break space. */
export type Dose = { value: number; unit: "mcg" | "mg" | "%"; text: string };

export function toDose(value: number, unit: Dose["unit"]): Dose {
  const space = unit === "%" ? "" : "\u00A0";
  return { value, unit, text: groupThousands(value) + space + unit };
}
