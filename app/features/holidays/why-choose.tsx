import { reasons } from "~/content/holidays/holidays";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";

export function WhyChoose() {
  return (
    <Section aria-labelledby="why">
      <Heading id="why">{reasons.heading}</Heading>
      <dl className="mt-9 grid gap-x-gutter gap-y-9 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {reasons.items.map(([reason, text]) => (
          <div key={reason} className="border-t border-ink pt-4">
            <dt className="font-display text-display-xs">{reason}</dt>
            <dd className="mt-2.5 max-w-measure-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
