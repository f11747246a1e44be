import { accessibility } from "./accessibility";
import type { DocumentPath, HelpDocument } from "./help-pages";
import { privacy } from "./privacy";
import { refund } from "./refund";
import { shipping } from "./shipping";
import { terms } from "./terms";
import { track } from "./track";

export const helpDocuments: Readonly<Record<DocumentPath, HelpDocument>> = {
  "/shipping": shipping,
  "/track": track,
  "/refund": refund,
  "/privacy": privacy,
  "/terms": terms,
  "/accessibility": accessibility,
};

/** A document by its path, as it is true for the shop. */
export function getHelpDocument(
  path: string,
  hasSubscriptions: boolean,
  showsSamples: boolean,
): HelpDocument | undefined {
  const document = Object.values(helpDocuments).find((each) => each.path === path);
  if (!document) return undefined;
  const { withoutSubscriptions, ...common } = document;
  const sections = document.sections.flatMap((section) => {
    const { withoutSubscriptions: instead, isOfSubscriptions, isOfSamples, ...rest } = section;
    if (isOfSamples && !showsSamples) return [];
    if (hasSubscriptions) return rest;
    return isOfSubscriptions ? [] : { ...rest, ...instead };
  });
  return { ...common, ...(hasSubscriptions ? {} : withoutSubscriptions), sections };
}
