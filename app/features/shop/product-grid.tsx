import { questionCount } from "#brand/content/quiz/quiz.ts";
import homeHero from "#brand/generated/images/home-hero.ts";
import homeHeroPortrait from "#brand/generated/images/home-hero-portrait.ts";
import { Carousel } from "~/blocks/carousel";
import { Picture } from "~/blocks/picture";
import type { Product } from "~/commerce/model";
import { useHasPage } from "~/commerce/pages";
import { AddButton } from "~/features/cart/add-to-cart";
import { imageSizes } from "~/lib/breakpoints";
import { fromList } from "~/lib/list-link";
import { capitalize } from "~/lib/text";
import { getPageId } from "~/product/list-pages";
import { ProductCard, toCardContent } from "~/product/product-card";
import { Heading } from "~/ui/heading";
import { ButtonLink } from "~/ui/link";

/** After the first row on a desktop; a shorter list goes without it. */
const tileAfter = 3;

/** Cards in view prefetch their product's data, about 3 KB each. */
const maxPrefetched = 6;

export function ProductGrid({ products }: { products: readonly Product[] }) {
  const hasTile = useHasPage()("/quiz") && products.length >= tileAfter;
  return (
    <Carousel
      keepsPlace
      gridClass="sm:grid-cols-2 sm:gap-x-gutter sm:gap-y-12 lg:grid-cols-3 lg:gap-y-16"
      insert={hasTile ? { before: tileAfter, element: <QuizTile key="quiz" /> } : null}
      cards={products.map((product, index) => (
        <ProductCard
          key={product.id}
          id={getPageId(index)}
          card={toCardContent(product)}
          state={fromList}
          priority={index === 0}
          prefetch={index < maxPrefetched ? "viewport" : "intent"}
          sizes={imageSizes({ base: "70vw", sm: "45vw", lg: "30vw", xl: "411px" })}
          action={<AddButton product={product} />}
        />
      ))}
    />
  );
}

/** The tile among the products; a phone shows {@link QuizStrip} under them instead. */
function QuizTile() {
  return (
    <li className="relative min-h-80 overflow-hidden rounded-picture bg-raised max-sm:hidden lg:col-span-2">
      <Picture
        image={homeHero}
        portrait={homeHeroPortrait}
        alt=""
        sizes={imageSizes({ base: "90vw", lg: "845px" })}
        className="absolute inset-0 size-full object-cover object-[30%_60%] lg:object-[0_30%]"
      />
      <QuizInvitation className="absolute left-8 top-8 right-8 lg:left-10 lg:top-9" />
    </li>
  );
}

export function QuizStrip() {
  const hasPage = useHasPage();
  if (!hasPage("/quiz")) return null;
  return (
    <aside
      data-repeated
      aria-label="Hair routine quiz"
      className="relative aspect-390/420 bg-raised sm:hidden"
    >
      <Picture
        image={homeHero}
        portrait={homeHeroPortrait}
        alt=""
        sizes="100vw"
        className="absolute inset-0 size-full object-cover object-[26%_100%]"
      />
      <QuizInvitation className="page-width relative py-10" />
    </aside>
  );
}

function QuizInvitation({ className }: { className: string }) {
  return (
    <div className={className}>
      <Heading size="md" className="max-w-[9.6em]">
        {capitalize(questionCount)}, one routine.
      </Heading>
      <p className="mt-2 max-w-measure-xs">We ask about your hair, your habits and your budget.</p>
      <ButtonLink to="/quiz" className="mt-5">
        Find My Routine
      </ButtonLink>
    </div>
  );
}
