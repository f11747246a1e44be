import type { FaqItem } from "~/content/product-faqs";
import { Accordion } from "~/ui/accordion";
import { TextLink } from "~/ui/text-link";

export function ProductFaq({ faqs }: { faqs: readonly FaqItem[] }) {
  return (
    <section
      aria-labelledby="faq"
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-(--section) lg:columns-12"
    >
      <div className="lg:col-span-4">
        <h2 id="faq" className="heading-2 lg:text-[3.25rem]">
          Before you start
        </h2>
        <TextLink to="/contact" className="mt-2">
          Ask us something else
        </TextLink>
      </div>
      <div className="lg:col-start-6 lg:col-end-13">
        <Accordion name="faq" items={faqs} isFirstOpen />
      </div>
    </section>
  );
}
