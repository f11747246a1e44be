import { SupplementStatement } from "~/blocks/supplement-statement";
import { evidence } from "~/content/science/science";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";

export function EvidenceCards() {
  return (
    <Section id="evidence" aria-labelledby="evidence-title" tone="inverse">
      <Heading id="evidence-title">Clinical evidence</Heading>
      <Lead className="mt-4">What we know, and how we know it.</Lead>
      <ul className="my-10 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:mt-18 lg:mb-14 lg:grid-cols-12">
        {evidence.map(({ kind, title, shows, limits }) => (
          <li
            key={kind}
            className="border-t border-line pt-4 text-muted lg:col-span-5 lg:even:col-start-8"
          >
            <p className="text-note">{kind}</p>
            <Heading level={3} size="sm" className="mt-2 mb-4 text-ink">
              {title}
            </Heading>
            <dl>
              <dt className="font-medium text-ink">It shows</dt>
              <dd className="mb-3">{shows}</dd>
              <dt className="font-medium text-ink">It does not show</dt>
              <dd>{limits}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <div className="gap-x-gutter lg:grid lg:grid-cols-12">
        <SupplementStatement className="text-muted lg:col-span-5 lg:col-start-8" />
      </div>
    </Section>
  );
}
