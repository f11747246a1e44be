import { faqPage, StructuredData } from "~/blocks/structured-data";
import { subscribeFaqs } from "~/content/subscribe/subscribe";
import { Accordion } from "~/ui/accordion";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";

export function SubscribeFaq() {
  return (
    <Section aria-labelledby="subscribe-faq" spacing="bottom">
      <StructuredData data={faqPage(subscribeFaqs)} />
      <Split
        head={
          <>
            <Heading id="subscribe-faq">Before you subscribe</Heading>
            <TextLink to="/contact" className="mt-2">
              Ask us something else
            </TextLink>
          </>
        }
      >
        <Accordion name="subscribe-faq" items={subscribeFaqs} />
      </Split>
    </Section>
  );
}
