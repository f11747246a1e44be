/** The keys of specification, section 7, and those that product page and blog need. */
export const queryKeys = {
  products: ["products"],
  product: (handle: string) => ["product", handle],
  relatedProducts: ["related-products"],
  productsForQuiz: ["products-for-quiz"],
  articles: ["articles"],
  article: (slug: string) => ["article", slug],
} as const;
