import { data } from "react-router";
import { pageMeta } from "~/blocks/page-meta";
import { type Answer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import homeHero from "~/content/generated/pictures/home-hero";
import { site } from "~/content/site";
import { queryIn } from "~/features/search/search-address";
import { searchOnServer } from "~/features/search/search-on-server";
import { SearchPage } from "~/features/search/search-page";
import { noResult, type SearchResult } from "~/features/search/searchable";
import { firstCharacters } from "~/lib/plain-text";
import type { Route } from "./+types/search";

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryIn(new URL(request.url).search);
  if (query === "") return data({ query, result: noSearch });
  const result = await searchOnServer(context.get(commerceContext), query);
  const isWhole = result.state === "rendered" && result.value.missing === null;
  const ok = isWhole ? undefined : { headers: { "Cache-Control": "no-store" } };
  return data({ query, result }, result.state === "missing" ? responseFor(result) : ok);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryIn(new URL(request.url).search);
  if (query === "") return { query, result: noSearch };
  const { searchInBrowser } = await import("~/features/search/search-in-browser");
  return { query, result: searchInBrowser(query) };
}

const noSearch: Answer<SearchResult> = { state: "known", value: noResult };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches, location }: Route.MetaArgs) {
  const query = queryIn(location.search);
  return pageMeta(matches, {
    title: `${query ? `“${firstCharacters(query, 30)}” | ` : ""}Search | ${site.name}`,
    description: `Search all products of ${site.name} and the articles of its journal: by name, by ingredient, or by what your hair asks for.`,
    path: "/search",
    picture: homeHero,
    // Any text fits the address of a search; search engines need not keep them.
    isIndexed: false,
  });
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
