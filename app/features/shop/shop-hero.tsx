import { Picture } from "~/blocks/picture";
import { facts } from "~/content/facts";
import shopHero from "~/content/generated/pictures/shop-hero";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";

export function ShopHero() {
  return (
    <div className="page-width gap-x-gutter lg:grid lg:grid-cols-12">
      <div className="pt-9 pb-7 lg:col-span-7 lg:pt-18 lg:pb-16">
        <Heading level={1} size="xl">
          Shop Clean
          <br /> Hair Wellness
        </Heading>
        <Lead>
          Made in the USA in an FDA-registered facility. Free shipping over $
          {facts.freeShippingFrom}.
        </Lead>
      </div>
      <div className="relative -mx-bleed aspect-[390/236] overflow-hidden bg-raised sm:aspect-[2/1] lg:col-span-5 lg:ml-0 lg:aspect-auto">
        <Picture
          picture={shopHero}
          alt=""
          sizes="(min-width: 68.75rem) 72vw, (min-width: 45rem) 110vw, 165vw"
          priority
          className="absolute inset-0 size-full object-cover object-[90%_60%]"
        />
      </div>
    </div>
  );
}
