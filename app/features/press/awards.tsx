import { awards } from "~/content/proof/press";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";

export function Awards() {
  return (
    <Section aria-labelledby="awards" tone="inverse">
      <Heading id="awards">Awards & Recognition</Heading>
      <ul className="mt-8 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-y-16">
        {awards.map(({ title, publication, year, category }) => (
          <li key={title} className="border-t border-line pt-4">
            <p className="tabular text-muted">{year}</p>
            <Heading level={3} size="sm" className="mt-5 lg:mt-10">
              {title}
            </Heading>
            <p className="mt-2 text-muted">
              {publication}, {category}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
