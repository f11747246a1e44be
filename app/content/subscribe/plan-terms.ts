import { site } from "../site";

/** Terms that hold for every plan (rule 22 in docs/rules.md). */
export const planTerms = {
  /** Days between two deliveries. */
  rhythms: [30, 60, 90],
  /** Days between the note and the charge. */
  noticeDays: 3,
  firstBoxShipsIn: "1-2 days",
} as const;

const [shortest, middle, longest] = planTerms.rhythms;
export const rhythmDays = `${shortest}, ${middle} or ${longest} days`;

/** How to cancel; the same text in the dialog, beside the buttons and in the FAQ. */
export const howToStop = `We send an email ${planTerms.noticeDays} days before each charge; skip, pause or cancel from it, or write to ${site.email} at any time.`;
