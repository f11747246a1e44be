import { load, respond } from "~/commerce/load";
import { fetchAllTeasers } from "~/commerce/operations/articles";
import { getBlogs } from "~/commerce/pages";
import { blogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/article-list";

export const handle: PageHandle = { cache: { ...blogCache, inBrowser: 0 } };

/** All articles without their text, for the search. */
export async function loader({ context }: Route.LoaderArgs) {
  const { value, error } = await load(context, (client) =>
    fetchAllTeasers(client, getBlogs(context)),
  );
  return respond({ items: value }, error);
}

/** A list that could not be requested is a failure like the store's, not an error of the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ items: null, failure: "temporary" as const }));
}
