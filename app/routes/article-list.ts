import { data } from "react-router";
import { getBlogs } from "~/blocks/pages";
import { load, responseFor } from "~/commerce/load";
import { fetchAllTeasers } from "~/commerce/operations/blog-articles";
import { blogCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/article-list";

export { loaderHeaders as headers } from "~/commerce/load";

export const handle: PageHandle = { cache: { ...blogCache, inBrowser: 0 } };

/** All articles without their text, for the search. */
export async function loader({ context }: Route.LoaderArgs) {
  const list = await load(context, {
    items: (client) => fetchAllTeasers(client, getBlogs(context)),
  });
  return data(list, responseFor(list.failure));
}
