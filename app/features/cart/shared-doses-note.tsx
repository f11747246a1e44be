import { sharedDoseCopy } from "#brand/content/product/dose-limits.ts";
import { comparisonId, comparisonTitle } from "#brand/content/product/purchase-copy.ts";
import { getProductPath } from "~/lib/paths";
import { TextLink } from "~/ui/link";
import type { SharedDoses } from "./shared-doses";

type SharedDosesNoteProps = { doses: SharedDoses | null; onFollow?: () => void; className: string };

/** Says that chosen supplements are too much for one person, and leads to where they are compared. */
export function SharedDosesNote({ doses, onFollow, className }: SharedDosesNoteProps) {
  return (
    <div aria-live="polite">
      {doses && (
        <div className={`border-t-2 border-accent py-3 text-note ${className}`}>
          <p>
            <strong className="font-semibold">{sharedDoseCopy.title}.</strong>{" "}
            <span>{doses.text}</span>
          </p>
          {doses.compared && (
            <TextLink
              to={`${getProductPath(doses.compared)}#${comparisonId}`}
              onClick={onFollow}
              prefetch="none"
            >
              {comparisonTitle}
            </TextLink>
          )}
        </div>
      )}
    </div>
  );
}
