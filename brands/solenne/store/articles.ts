import type { ArticleRecord } from "../../../embedded-commerce/data/records.ts";
import { aBottleWithASecondLife } from "./articles/a-bottle-with-a-second-life.ts";
import { aWashDayInTheRightOrder } from "./articles/a-wash-day-in-the-right-order.ts";
import { aYearOfLettingItGrow } from "./articles/a-year-of-letting-it-grow.ts";
import { hairAfterABirth } from "./articles/hair-after-a-birth.ts";
import { hairAndTheMiddleYears } from "./articles/hair-and-the-middle-years.ts";
import { heatInNumbers } from "./articles/heat-in-numbers.ts";
import { howToReadASupplementLabel } from "./articles/how-to-read-a-supplement-label.ts";
import { newRulesForOldBottles } from "./articles/new-rules-for-old-bottles.ts";
import { rosemaryAndTheHeadlines } from "./articles/rosemary-and-the-headlines.ts";
import { theScalpIsSkin } from "./articles/the-scalp-is-skin.ts";
import { twelveWeeksToldHonestly } from "./articles/twelve-weeks-told-honestly.ts";
import { whatCleanMeansWhenItIsWrittenDown } from "./articles/what-clean-means-when-it-is-written-down.ts";
import { whatYourPlateHasToDoWithIt } from "./articles/what-your-plate-has-to-do-with-it.ts";
import { whyHairTakesASeasonToChange } from "./articles/why-hair-takes-a-season-to-change.ts";

/** The blog, newest first. Sample content: one file an article. */
export const articles: readonly ArticleRecord[] = [
  whyHairTakesASeasonToChange,
  howToReadASupplementLabel,
  aWashDayInTheRightOrder,
  twelveWeeksToldHonestly,
  whatYourPlateHasToDoWithIt,
  heatInNumbers,
  hairAfterABirth,
  hairAndTheMiddleYears,
  whatCleanMeansWhenItIsWrittenDown,
  aBottleWithASecondLife,
  aYearOfLettingItGrow,
  theScalpIsSkin,
  rosemaryAndTheHeadlines,
  newRulesForOldBottles,
];
