import { redirect } from "react-router";
import { site } from "#brand/content/site.ts";
import homeHero from "#brand/generated/images/home-hero.ts";
import { pageMeta } from "~/blocks/page-meta";
import { respond } from "~/commerce/load";
import { search as findMatches } from "~/features/search/load-search";
import { SearchPage } from "~/features/search/search-page";
import { parseQuery } from "~/features/search/search-query";
import type { PageHandle } from "~/lib/page-handle";
import { removeParameters } from "~/lib/paths";
import { firstCharacters } from "~/lib/plain-text";
import { parsePage } from "~/product/list-pages";
import type { Route } from "./+types/search";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {};

/** What the platform's themes add to their searches; this one always searches products and articles. */
const ignoredParameters = ["type", "options[prefix]"];

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = removeParameters(url.search, ignoredParameters);
  if (search !== url.search) throw redirect(`/search${search}`, 308);
  const query = parseQuery(url.search);
  const page = parsePage(url.searchParams);
  const { result, error } = await findMatches(context, query, page);
  return respond({ query, page, result }, error);
}

export function meta({ matches, location }: Route.MetaArgs) {
  const query = parseQuery(location.search);
  return pageMeta(matches, {
    title: query ? `“${firstCharacters(query, 30)}” | Search` : "Search",
    description: `Search every ${site.name} product and journal article by name, by ingredient, or by what it is for.`,
    path: "/search",
    image: homeHero,
    // Search results are not indexed.
    isIndexed: false,
  });
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
