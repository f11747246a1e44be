/** The keys of specification, section 7, and those that product page, blog and search need. */
export const queryKeys = {
  products: ["products"],
  product: (handle: string) => ["product", handle],
  relatedProducts: ["related-products"],
  productsForQuiz: ["products-for-quiz"],
  catalogue: ["catalogue"],
  search: (query: string) => ["search", query],
  articles: ["articles"],
  /** What home shows of them. */
  bestSellers: ["best-sellers"],
  newestPosts: ["newest-posts"],
  article: (slug: string) => ["article", slug],
} as const;
