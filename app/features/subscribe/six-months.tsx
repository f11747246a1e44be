import { Timeline, TimelineEntry } from "~/blocks/timeline";
import { sixMonths } from "~/content/subscribe/subscribe";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { SectionHead } from "~/ui/section-head";

/** The phases are as wide as their weeks; the last one has no end. */
export function SixMonths() {
  return (
    <Section aria-labelledby="six-months">
      <SectionHead heading={<Heading id="six-months">{sixMonths.heading}</Heading>}>
        {sixMonths.text}
      </SectionHead>
      <Timeline className="lg:grid-cols-[minmax(176px,4fr)_8fr_14fr_minmax(240px,6fr)]">
        {sixMonths.phases.map(({ label, title, text }, index) => (
          <TimelineEntry
            key={label}
            label={label}
            title={title}
            isOpenEnd={index === sixMonths.phases.length - 1}
          >
            {text}
          </TimelineEntry>
        ))}
      </Timeline>
    </Section>
  );
}
