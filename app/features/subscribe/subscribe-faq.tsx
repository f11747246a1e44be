import { faqPage, StructuredData } from "~/blocks/structured-data";
import { subscribeFaqs } from "~/content/subscribe";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/text-link";

export function SubscribeFaq() {
  return (
    <section aria-labelledby="subscribe-faq" className="subscribe-split is-next wrap">
      <StructuredData data={faqPage(subscribeFaqs)} />
      <div>
        <h2 id="subscribe-faq" className="heading-1">
          Before you subscribe
        </h2>
        <TextLink to="/contact" className="mt-2">
          Ask us something else
        </TextLink>
      </div>
      <Accordion name="subscribe-faq" items={subscribeFaqs} />
    </section>
  );
}
