export type PostFilter = {
  /** As in the address; one that names no category finds nothing. Empty: all. */
  category: string;
  search: string;
};

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
