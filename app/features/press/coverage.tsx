import { pressCopy } from "~/content/proof/press-copy";
import { getOutlets, outletGroups } from "~/content/proof/press-outlets";
import { counted } from "~/lib/text";
import { Heading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { OutletList } from "./outlet-list";

/** One group open at a time: the browser closes the others of the same name. */
export function Coverage() {
  return (
    <Section aria-labelledby="coverage">
      <Split
        ratio="5:6"
        head={
          <>
            <Heading id="coverage">Complete Media Coverage</Heading>
            <p className="mt-4 max-w-measure-sm text-muted">{pressCopy.coverage}</p>
          </>
        }
      >
        <div className="divide-y divide-line border-y border-line">
          {outletGroups.map(({ category, label }) => {
            const outlets = getOutlets(category);
            return (
              <details key={category} name="coverage" className="group">
                <summary className={summaryClass}>
                  <Heading level={3} size="xs" className="mr-auto">
                    {label}
                  </Heading>
                  <span className="tabular text-note text-muted">
                    {counted(outlets.length, "outlet")}
                  </span>
                  <Icon name="plus" size={18} className="group-open:hidden" />
                  <Icon name="minus" size={18} className="hidden group-open:block" />
                </summary>
                <div className="pb-6">
                  <OutletList outlets={outlets} />
                  {category === "regional" && (
                    <p className="mt-4 font-medium">{pressCopy.moreRegional}</p>
                  )}
                </div>
              </details>
            );
          })}
        </div>
      </Split>
    </Section>
  );
}

const summaryClass = [
  "flex min-h-18 cursor-pointer list-none items-center gap-4 hover:text-accent",
  "[&::-webkit-details-marker]:hidden",
].join(" ");
