import type { CategoryId } from "#brand/content/categories.ts";
import { homeCategories, homeCopy } from "#brand/content/home/home.ts";
import { homeHeadings } from "#brand/content/home/home-headings.ts";
import { Carousel } from "~/blocks/carousel";
import { Picture } from "~/blocks/picture";
import { useHasPage } from "~/commerce/pages";
import { AddButton } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { type CardContent, ProductCard } from "~/product/product-card";
import { Grid } from "~/ui/grid";
import { Heading, Lead } from "~/ui/heading";
import { CardLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import type { BestSeller } from "./best-sellers";

type CategoriesProps = {
  /** Categories that have a product; null until the store responds. */
  stocked: readonly CategoryId[] | null;
};

/** One large image and two small ones, aligned at the bottom. */
export function Categories({ stocked }: CategoriesProps) {
  const hasPage = useHasPage();
  const offered = homeCategories.filter(
    ({ id, path }) => hasPage(path) && (stocked?.includes(id) ?? true),
  );
  if (offered.length === 0) return null;
  return (
    <Section aria-labelledby="categories" spacing="bottom">
      <Grid
        isAlwaysGrid
        className="grid-cols-2 gap-y-5 sm:gap-y-8 lg:grid-rows-[auto_1fr] lg:gap-y-6"
      >
        <div className="col-span-full lg:col-start-8">
          <Heading id="categories">{homeHeadings.categories}</Heading>
          <Lead className="mt-4">{homeCopy.categories}</Lead>
        </div>
        {offered.map(({ label, path, line, image }, index) => {
          const { card, aspect, sizes } = index === 0 ? largeCell : smallCell;
          return (
            <div key={path} className={`group/card relative wrap-break-word lg:self-end ${card}`}>
              <Picture
                image={image}
                sizes={sizes}
                alt=""
                className={`w-full rounded-picture object-cover object-[50%_62%] ${aspect}`}
              />
              <Heading level={3} size="xs" className="mt-4 lg:text-display-sm">
                <CardLink to={path}>{label}</CardLink>
              </Heading>
              <p className="mt-1 text-muted">{line}</p>
            </div>
          );
        })}
      </Grid>
    </Section>
  );
}

const largeCell = {
  sizes: imageSizes({ base: "92vw", lg: "628px" }),
  card: "col-span-full lg:col-span-6 lg:row-span-2 lg:row-start-1",
  aspect: "aspect-2/1 sm:aspect-square lg:aspect-7/8",
};
const smallCell = {
  sizes: imageSizes({ base: "45vw", lg: "302px" }),
  card: "lg:col-span-3 lg:row-start-2",
  aspect: "aspect-4/3 sm:aspect-4/5",
};

export function BestSellers({ offers }: { offers: readonly BestSeller[] }) {
  return (
    <Section aria-labelledby="best-sellers" spacing="bottom">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-8 lg:mb-12">
        <Heading id="best-sellers" className="min-w-0">
          {homeHeadings.bestSellers}
        </Heading>
        <TextLink to="/shop">View All Products</TextLink>
      </div>
      <Carousel
        gridClass="sm:grid-cols-3 sm:gap-x-gutter"
        cards={offers.map((offer) => (
          <ProductCard
            key={offer.handle}
            card={toCard(offer)}
            sizes={cardSizes}
            action={offer.product && <AddButton product={offer.product} />}
          />
        ))}
      />
    </Section>
  );
}

function toCard({ once, subscribed, lowest, product, ...card }: BestSeller): CardContent {
  const unitPrice = lowest ? product?.minUnitPrice : product?.variants[0]?.unitPrice;
  const isLowestPrice = lowest !== null;
  return {
    ...card,
    price: lowest ?? once,
    isLowestPrice,
    subscribed: lowest ? null : subscribed,
    unitPrice,
  };
}

const cardSizes = imageSizes({ base: "70vw", sm: "30vw", xl: "411px" });
