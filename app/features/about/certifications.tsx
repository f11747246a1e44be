import { certifications } from "~/content/certifications";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";

export function Certifications() {
  return (
    <Section id="certifications" aria-labelledby="certifications-title">
      <div className="items-baseline justify-between gap-10 lg:flex">
        <Heading id="certifications-title">What stands behind the label</Heading>
        <TextLink to="/science#certifications">How to check each of them</TextLink>
      </div>
      <ul className="mt-9 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-gutter gap-y-8 lg:mt-14">
        {certifications.map(({ name, text }) => (
          <li key={name} className="border-t border-ink pt-4">
            <Heading level={3} size="sm" className="mb-2">
              {name}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
