import type { Answer } from "~/commerce/answer";
import { articlesQuery, askInBrowser, valueInBrowser } from "~/commerce/browser-queries";
import { queryKeys } from "~/commerce/query-keys";
import { type NewestPost, newestPosts } from "./newest-posts";

/** The newest posts as the browser has them, or as it asks for them. */
export function askForNewestPosts(): Answer<NewestPost[]> {
  return askInBrowser({
    queryKey: queryKeys.newestPosts,
    queryFn: async () => newestPosts(await valueInBrowser(articlesQuery)),
  });
}
