import type { HelpDocument } from "~/content/help/help-document";
import { HelpContents } from "./help-contents";
import { HelpFoot } from "./help-foot";
import { HelpHead } from "./help-head";
import { HelpSectionView } from "./help-section";
import "./help.css";

/** A page of help or of terms: what is on it at the left, the text at the right. */
export function HelpPage({ document }: { document: HelpDocument }) {
  const { path, title, intro, isLegalSample, sections } = document;
  return (
    <>
      <HelpHead title={title} intro={intro}>
        {isLegalSample && (
          <p className="help-sample">
            Sample text. A lawyer has to read it before a shop relies on it.
          </p>
        )}
      </HelpHead>
      <div className="help-body wrap">
        <HelpContents parts={sections} />
        <div>
          {sections.map((section) => (
            <HelpSectionView key={section.id} {...section} />
          ))}
        </div>
      </div>
      <HelpFoot path={path} />
    </>
  );
}
