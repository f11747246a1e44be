import { Picture } from "~/blocks/picture";
import { manufacturing } from "~/content/science/science";
import { Heading, Lead } from "~/ui/heading";
import { Section } from "~/ui/section";

/** Phones show the picture beside the text, wider windows above it. */
export function ManufacturingSteps() {
  return (
    <Section id="manufacturing" aria-labelledby="manufacturing-title" tone="raised">
      <Heading id="manufacturing-title">Manufacturing</Heading>
      <Lead className="mt-4">Six stops before it reaches you.</Lead>
      <ol className="mt-10 grid gap-x-gutter gap-y-8 sm:grid-cols-3 sm:gap-y-12 lg:mt-16">
        {manufacturing.map(({ name, picture, text }, index) => (
          <li key={name} className="grid grid-cols-5 content-start gap-x-gutter sm:block">
            <div className="col-span-2">
              <Picture
                picture={picture}
                sizes="(min-width: 80rem) 411px, (min-width: 45rem) 31vw, 38vw"
                className="w-full rounded-picture"
              />
            </div>
            <div className="col-span-3">
              <Heading level={3} size="sm" className="mb-2 sm:mt-4">
                <span className="tabular text-muted">{index + 1}</span> {name}
              </Heading>
              <p className="max-w-measure-md">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
