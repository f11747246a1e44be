import { helpDocuments } from "#brand/content/help/help-documents.ts";
import type { HelpDocument } from "#brand/content/help/help-pages.ts";

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
