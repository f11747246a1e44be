import type { ReactNode } from "react";
import { facts } from "~/content/facts";
import { Heading, Lead } from "~/ui/heading";

/** The children are the picture, which is left out while the page loads. */
export function ShopHero({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width gap-x-gutter lg:grid lg:grid-cols-12">
      <div className="pt-8 pb-8 lg:col-span-7 lg:pt-16 lg:pb-16">
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
        {children}
      </div>
    </div>
  );
}
