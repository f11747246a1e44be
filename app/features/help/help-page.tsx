import type { HelpDocument } from "~/content/help/help-document";
import { HelpFoot } from "./help-foot";
import { HelpHead } from "./help-head";
import { HelpLayout } from "./help-layout";
import { HelpSectionView } from "./help-section";

/** A page of help or of terms. */
export function HelpPage({ document }: { document: HelpDocument }) {
  const { path, title, intro, isLegalSample, sections } = document;
  return (
    <>
      <HelpHead title={title} intro={intro}>
        {isLegalSample && (
          <p className="mt-3 text-accent">
            Sample text. A lawyer has to read it before a shop relies on it.
          </p>
        )}
      </HelpHead>
      <HelpLayout parts={sections}>
        {sections.map((section) => (
          <HelpSectionView key={section.id} {...section} />
        ))}
      </HelpLayout>
      <HelpFoot path={path} />
    </>
  );
}
