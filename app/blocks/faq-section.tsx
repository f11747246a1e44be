import type { ComponentProps, ReactNode } from "react";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/link";
import { Section, Split } from "~/ui/section";

type FaqSectionProps = ComponentProps<typeof Section> &
  ComponentProps<typeof Accordion> & { heading: ReactNode };

/** Questions beside their heading and a link to ask another. */
export function FaqSection({ heading, name, items, isFirstOpen, ...rest }: FaqSectionProps) {
  return (
    <Section {...rest}>
      <Split
        head={
          <>
            {heading}
            <TextLink to="/contact" className="mt-2">
              Ask us something else
            </TextLink>
          </>
        }
      >
        <Accordion name={name} items={items} isFirstOpen={isFirstOpen} />
      </Split>
    </Section>
  );
}
