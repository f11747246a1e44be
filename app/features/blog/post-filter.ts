import type { BlogPost } from "./post";

type Searched = Pick<BlogPost, "title" | "excerpt" | "tags">;

export type PostFilter = {
  /** As in the address; one that names no category finds nothing. Empty: all. */
  category: string;
  search: string;
};

/** An exact category, and a search in title, excerpt and tags (rule 30 in docs/rules.md). */
export function filterPosts(
  posts: readonly BlogPost[],
  { category, search }: PostFilter,
): readonly BlogPost[] {
  return posts.filter(
    (post) => (category === "" || post.category === category) && matchesSearch(post, search),
  );
}

/** Whether the text is in title, excerpt or any tag; case does not count, nor do spaces around it. */
export function matchesSearch({ title, excerpt, tags }: Searched, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [title, excerpt, ...tags].some((text) => text.toLowerCase().includes(wanted));
}

/** The filter that an address asks for. */
export function parseFilter(parameters: URLSearchParams): PostFilter {
  return {
    category: parameters.get("category") ?? "",
    search: (parameters.get("q") ?? "").trim(),
  };
}

/** The address of a filter; what is empty stays out of it. */
export function getBlogPath({ category = "", search = "" }: Partial<PostFilter>): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set("category", category);
  if (search) parameters.set("q", search);
  const query = parameters.toString();
  return query === "" ? "/blog" : `/blog?${query}`;
}
