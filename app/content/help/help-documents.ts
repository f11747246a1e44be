import { accessibility } from "./accessibility";
import { describeEvidence } from "./accessibility-evidence";
import type { HelpDocument } from "./help-pages";
import { privacy } from "./privacy";
import { refund } from "./refund";
import { shipping } from "./shipping";
import { terms } from "./terms";
import { track } from "./track";

/** By their path without its slash. */
export const helpDocuments: Readonly<Record<string, HelpDocument>> = {
  shipping,
  track,
  refund,
  privacy,
  terms,
  accessibility,
};

/** A document by its path without the slash, as it is true for the shop. `evidence` is what a test run wrote. */
export function getHelpDocument(
  name: string,
  hasSubscriptions: boolean,
  showsSamples: boolean,
  evidence: unknown,
): HelpDocument | undefined {
  const document = Object.hasOwn(helpDocuments, name) ? helpDocuments[name] : undefined;
  if (!document) return undefined;
  const { withoutSubscriptions, ...common } = document;
  const sections = document.sections.flatMap((section) => {
    const { withoutSubscriptions: instead, isOfSubscriptions, isOfSamples, ...rest } = section;
    if (section.isEvidence) return { ...rest, ...describeEvidence(evidence) };
    if (isOfSamples && !showsSamples) return [];
    if (hasSubscriptions) return rest;
    return isOfSubscriptions ? [] : { ...rest, ...instead };
  });
  return { ...common, ...(hasSubscriptions ? {} : withoutSubscriptions), sections };
}
