import type { Turn } from "~/lib/site-image";
import afterWashScalpSerumBack from "../../generated/strips/after-wash-scalp-serum-back.ts";
import afterWashScalpSerumTurn from "../../generated/strips/after-wash-scalp-serum-turn.ts";
import conditionerBack from "../../generated/strips/conditioner-back.ts";
import conditionerTurn from "../../generated/strips/conditioner-turn.ts";
import hairNutraceuticalBack from "../../generated/strips/hair-nutraceutical-back.ts";
import hairNutraceuticalTurn from "../../generated/strips/hair-nutraceutical-turn.ts";
import hairOilBack from "../../generated/strips/hair-oil-back.ts";
import hairOilTurn from "../../generated/strips/hair-oil-turn.ts";
import shampooBack from "../../generated/strips/shampoo-back.ts";
import shampooTurn from "../../generated/strips/shampoo-turn.ts";

/** The products that can be turned in their gallery, by handle. Pages show it of a product that is the brand's own. */
export const turns: Readonly<Partial<Record<string, Turn>>> = {
  "hair-nutraceutical": { strip: hairNutraceuticalTurn, back: hairNutraceuticalBack },
  "after-wash-scalp-serum": { strip: afterWashScalpSerumTurn, back: afterWashScalpSerumBack },
  shampoo: { strip: shampooTurn, back: shampooBack },
  conditioner: { strip: conditionerTurn, back: conditionerBack },
  "hair-oil": { strip: hairOilTurn, back: hairOilBack },
};
