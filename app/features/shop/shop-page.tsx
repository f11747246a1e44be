import type { LoadResult } from "~/commerce/load-result";
import type { Product } from "~/commerce/model";
import { useLoadResult } from "~/commerce/use-load-result";
import { lazyWhenIdle } from "~/hydration/lazy-section";
import { ShopHero } from "./shop-hero";

const ShopView = lazyWhenIdle(async () => (await import("./shop-view")).ShopView);

type ShopPageProps = { products: LoadResult<Product[]>; category: string | undefined };

export function ShopPage({ products, category = "all" }: ShopPageProps) {
  const state = useLoadResult(products);
  return state.status === "loading" ? (
    <ShopLoading />
  ) : (
    <ShopView state={state} category={category} />
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
        <div aria-hidden="true" className={gridClass}>
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

const gridClass = [
  "grid gap-x-gutter gap-y-12 overflow-hidden max-sm:grid-cols-[78%_78%] max-sm:gap-x-4",
  "sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16",
].join(" ");
