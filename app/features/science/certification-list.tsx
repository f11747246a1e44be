import { certifications } from "~/content/certifications";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";

export function CertificationList() {
  return (
    <Section id="certifications" aria-labelledby="certifications-title">
      <Split
        ratio="5:6"
        head={
          <>
            <Heading id="certifications-title">Certifications</Heading>
            <Lead className="mt-4">
              Four promises, and how to check them. A seal from somebody else will stand here once
              we hold it. Today these are our own words.
            </Lead>
          </>
        }
      >
        <ul className="grid gap-x-gutter gap-y-7 sm:grid-cols-2 lg:gap-y-12">
          {certifications.map(({ name, text, check }) => (
            <li key={name} className="border-t border-ink pt-4">
              <Heading level={3} size="sm" className="mb-2">
                {name}
              </Heading>
              <p>{text}</p>
              <p className="mt-2 wrap-anywhere text-muted">{check}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
