import { data } from "react-router";
import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import holidaysHero from "~/content/generated/pictures/holidays-hero";
import { holidayBundles } from "~/content/holiday-bundles";
import { holidayWords } from "~/content/holiday-words";
import { site } from "~/content/site";
import { askForBundles } from "~/features/holidays/ask-for-bundles";
import { HolidaysPage } from "~/features/holidays/holidays-page";
import { startOf } from "~/lib/dates";
import type { Route } from "./+types/holidays";

const path = "/holidays";

/** The cards are content; whether they can be bought is the store's to say. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const bundles = await askOnServer(() =>
    Promise.all(holidayBundles.map(({ handle }) => fetchProduct(commerce, handle))),
  );
  return data({ bundles, madeAtMs: startOf("hour", Date.now()) }, responseFor(bundles));
}

export async function clientLoader() {
  return { bundles: await askForBundles(), madeAtMs: Date.now() };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${holidayWords.title} ${holidayWords.subtitle.replace(".", "")} | ${site.name}`,
    description: holidayWords.description,
    path,
    picture: holidaysHero,
  });
}

export default function HolidaysRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Holidays", path]])} />
      <HolidaysPage {...loaderData} />
    </>
  );
}
