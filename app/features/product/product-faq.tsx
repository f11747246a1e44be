import type { FaqItem } from "~/content/product/product-faqs";
import { Accordion } from "~/ui/accordion";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";

export function ProductFaq({ faqs }: { faqs: readonly FaqItem[] }) {
  return (
    <Section aria-labelledby="faq" spacing="top">
      <Split
        head={
          <>
            <Heading size="md" id="faq">
              Before you start
            </Heading>
            <TextLink to="/contact" className="mt-2">
              Ask us something else
            </TextLink>
          </>
        }
      >
        <Accordion name="faq" items={faqs} isFirstOpen />
      </Split>
    </Section>
  );
}
