import type { BlogPost } from "./post";

export type PostFilter = {
  /** As in the URL, so perhaps unknown. Empty for all. */
  category: string;
  search: string;
};

export function parseFilter(parameters: URLSearchParams): PostFilter {
  return {
    category: parameters.get("category") ?? "",
    search: (parameters.get("q") ?? "").trim(),
  };
}

export function getBlogPath({ category = "", search = "" }: Partial<PostFilter>): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (search) parameters.set("q", search);
  const query = parameters.toString();
  return query === "" ? "/blog" : `/blog?${query}`;
}

/** Filters by category, and searches title, excerpt and tags (rule 30 in docs/rules.md). */
export function filterPosts(
  posts: readonly BlogPost[],
  { category, search }: PostFilter,
): readonly BlogPost[] {
  return posts.filter(
    ({ title, excerpt, tags, ...post }) =>
      (category === "" || post.category === category) &&
      matchesSearch([title, excerpt, ...tags], search),
  );
}

/** Whether any of the texts contains the search. Case is ignored. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
