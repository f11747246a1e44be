import { Figures } from "~/blocks/figures";
import { coverHeroPicture } from "~/blocks/hero";
import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";
import { finalCall, subscribeStats } from "~/content/subscribe/subscribe";
import { subscribeCopy } from "~/content/subscribe/subscribe-copy";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { PlansLink } from "./plans-link";

export function FinalCall() {
  return (
    <>
      <section aria-labelledby="final-call" className="relative lg:min-h-150">
        <div className="page-width relative z-1 pt-14 pb-10 lg:py-24">
          <Heading id="final-call" className="lg:max-w-[5em]">
            {finalCall.heading}
          </Heading>
          <p className="mt-4 mb-6 max-w-measure-xs text-lg">{finalCall.text}</p>
          <PlansLink label={subscribeCopy.toPlans} />
        </div>
        <Picture
          picture={strandBand}
          alt=""
          sizes="(min-width: 45rem) 125vw, 185vw"
          className={`${coverHeroPicture} object-[60%_50%] lg:object-[50%_35%]`}
        />
      </section>
      <Section aria-label="Subscribers in numbers" className="py-14" spacing="none">
        <Figures figures={subscribeStats} />
      </Section>
    </>
  );
}
