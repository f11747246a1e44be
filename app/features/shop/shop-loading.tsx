import type { ReactNode } from "react";
import { facts } from "~/content/facts";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";

/** The children are the picture, which is left out while the page loads. */
export function ShopHero({ children }: { children?: ReactNode }) {
  return (
    <Grid className="page-width">
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
    </Grid>
  );
}

/** The first screen, with boxes of the final sizes in place of categories and products. */
export function ShopLoading() {
  return (
    <>
      <ShopHero />
      <div className="h-14.5 border-y border-line" />
      <div className="page-width flex min-h-11 items-center pt-2 lg:-mt-14.5 lg:h-14 lg:justify-end lg:pt-0">
        <p role="status" className="text-muted">
          Loading products...
        </p>
      </div>
      <div className="page-width pt-4 pb-12 sm:pt-8 sm:pb-section lg:pt-12">
        <div
          aria-hidden="true"
          className="grid gap-x-gutter gap-y-12 overflow-hidden max-sm:grid-cols-[78%_78%] max-sm:gap-x-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16"
        >
          {[1, 2, 3, 4, 5, 6].map((box) => (
            <div key={box} className="max-sm:nth-[n+3]:hidden">
              <div className="aspect-4/5 rounded-picture bg-raised" />
              <div className="mt-4 h-7.5 w-3/5 rounded-control bg-raised" />
              <div className="mt-2 h-5 w-4/5 rounded-control bg-raised" />
              <div className="mt-4 h-5 w-1/4 rounded-control bg-raised" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
