import { shopHeading } from "#brand/content/categories.ts";
import { facts } from "#brand/content/facts.ts";
import { market } from "#brand/content/market.ts";
import shopHero from "#brand/generated/images/shop-hero.ts";
import { Picture } from "~/blocks/picture";
import { imageSizes } from "~/lib/breakpoints";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";

export function ShopHero() {
  return (
    <Grid className="page-width">
      <div className="pt-5 pb-4 sm:pt-8 sm:pb-8 lg:col-span-7 lg:pt-16 lg:pb-16">
        <Heading level={1} size="xl">
          {shopHeading[0]}
          <br /> {shopHeading[1]}
        </Heading>
        <Lead>
          Made in {facts.facility}. Free shipping over {market.symbol}
          {facts.freeShippingFrom}.
        </Lead>
      </div>
      <div className="relative -mx-bleed aspect-390/110 overflow-hidden bg-raised sm:aspect-5/2 lg:col-span-5 lg:ml-0 lg:aspect-auto">
        <Picture
          image={shopHero}
          alt=""
          sizes={imageSizes({ base: "100vw", lg: "72vw" })}
          priority
          className="absolute inset-0 size-full object-cover object-[90%_50%]"
        />
      </div>
    </Grid>
  );
}
