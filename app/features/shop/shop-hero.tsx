import { Picture } from "~/blocks/picture";
import { facts } from "~/content/facts";
import shopHero from "~/content/generated/pictures/shop-hero";

export function ShopHero() {
  return (
    <div className="wrap lg:columns-12">
      <div className="pt-9 pb-7 lg:col-span-7 lg:pt-18 lg:pb-16">
        <h1 className="font-display text-[min(3.375rem,20vw)]/[0.96] tracking-[-0.022em] lg:text-[5.75rem]/[0.92]">
          Shop Clean
          <br /> Hair Wellness
        </h1>
        <p className="mt-4 max-w-[25em] text-lg text-muted lg:mt-6">
          Made in the USA in an FDA-registered facility. Free shipping over $
          {facts.freeShippingFrom}.
        </p>
      </div>
      <div className="bleed-x relative aspect-[390/236] overflow-hidden bg-raised sm:aspect-[2/1] lg:bleed-right lg:col-start-8 lg:col-end-13 lg:aspect-auto">
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
