import { values } from "~/content/about/our-story";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";

/** Each value with what it costs the company. */
export function Values() {
  return (
    <Section id="standards" aria-labelledby="values-title" tone="inverse">
      <Heading size="md" id="values-title" className="mb-10 max-w-measure-xs text-muted lg:mb-18">
        Our standards are four, and each has a price.
      </Heading>
      <ol className="text-muted">
        {values.map(({ name, text, price }) => (
          <li
            key={name}
            className="grid gap-x-gutter gap-y-3 border-t border-line pt-5 pb-7 sm:grid-cols-5 lg:grid-cols-12 lg:items-baseline lg:pt-9 lg:pb-12"
          >
            <Heading
              level={3}
              className="text-ink sm:col-span-2 sm:row-span-2 lg:col-span-5 lg:row-span-1"
            >
              {name}
            </Heading>
            <p className="sm:col-span-3 lg:col-span-4">{text}</p>
            <p className="sm:col-span-3 lg:pl-6">
              <b className="block font-medium text-ink">What it costs us</b> {price}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
