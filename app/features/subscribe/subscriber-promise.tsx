import { facts } from "~/content/facts";
import { promise } from "~/content/subscribe/subscribe";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";

export function SubscriberPromise() {
  return (
    <Section aria-labelledby="promise" tone="inverse">
      <Split
        head={
          <Heading id="promise">
            {facts.subscriptionGuaranteeDays}-day{" "}
            <span className="whitespace-nowrap">money-back</span> guarantee.
          </Heading>
        }
      >
        <ol className="divide-y divide-line border-y border-line text-lg">
          {promise.points.map((point) => (
            <li key={point} className="py-6">
              {point}
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}
