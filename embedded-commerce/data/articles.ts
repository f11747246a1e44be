import { aWashDayInTheRightOrder } from "./articles/a-wash-day-in-the-right-order.ts";
import { howToReadASupplementLabel } from "./articles/how-to-read-a-supplement-label.ts";
import { twelveWeeksToldHonestly } from "./articles/twelve-weeks-told-honestly.ts";
import type { ArticleRecord } from "./records.ts";

/** The journal, newest first. Sample content: one file an article. */
export const articles: readonly ArticleRecord[] = [
  howToReadASupplementLabel,
  aWashDayInTheRightOrder,
  twelveWeeksToldHonestly,
];
