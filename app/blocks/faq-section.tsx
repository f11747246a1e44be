import type { ComponentProps } from "react";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/link";
import { SplitSection } from "~/ui/section";

type FaqSectionProps = ComponentProps<typeof SplitSection> & ComponentProps<typeof Accordion>;

/** Questions beside their title and a link to ask another. */
export function FaqSection({ name, items, isFirstOpen, ...rest }: FaqSectionProps) {
  return (
    <SplitSection
      head={
        <TextLink to="/contact" className="mt-2">
          Ask us something else
        </TextLink>
      }
      {...rest}
    >
      <Accordion name={name} items={items} isFirstOpen={isFirstOpen} />
    </SplitSection>
  );
}
