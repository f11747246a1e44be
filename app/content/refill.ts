import { capitalize, counted, inWords } from "~/lib/text";

/** How long a product lasts, and which schedule fits (rule 51 in docs/rules.md). */
export const refillCopy = {
  title: "How long it lasts",
  washesLabel: "Washes a week",
  washesUnknown: "Choose",
  /** Under the question. */
  washesPrivacy: "Your answer stays on this device.",
  /** Advice where the longest schedule still sends too much. */
  buyOnce: "Buying it once fits better.",
  skip: "Skip a delivery when you have enough.",
} as const;

/** `120 capsules, four a day`. */
export const describeCapsules = (count: number, perDay: number) =>
  `${count} capsules, ${inWords(perDay)} a day`;

/** `A month’s worth`. */
export const describeMonths = (months: number) =>
  months === 1 ? "A month’s worth" : `${capitalize(inWords(months))} months’ worth`;

/** `About 37 washes, two pumps each`. */
export const describeWashes = (count: number, dose: string) =>
  `About ${count} ${count === 1 ? "wash" : "washes"}, ${dose} each`;

/** Continues a supply: `: lasts until December 27 if started when it arrives.` */
export function describeEnd(end: { day: string } | { days: number } | null, isEstimate: boolean) {
  if (!end) return ".";
  const about = isEstimate ? "about " : "";
  if ("days" in end) return `: lasts ${about}${counted(end.days, "day")}.`;
  return `: lasts until ${about}${end.day} if started when it arrives.`;
}

const every = (days: number) => (days === 1 ? "every day" : `every ${days} days`);

/** What a chosen schedule does, and the one that fits. */
export const scheduleFitCopy = {
  fits: (days: number) => `${capitalize(every(days))} fits.`,
  /** Text before a schedule is chosen. */
  suggest: (days: number) => `As a subscription, ${every(days)} fits.`,
  tooFast: (days: number, instead: string) =>
    `Sent ${every(days)}, it comes faster than you use it. ${instead}`,
  tooSlow: (days: number, without: number, instead: string) =>
    `Sent ${every(days)}, it leaves you ${counted(without, "day")} without. ${instead}`.trimEnd(),
};
