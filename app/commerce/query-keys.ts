/** The keys of specification, section 7, and the one that a product page needs. */
export const queryKeys = {
  products: ["products"],
  product: (handle: string) => ["product", handle],
  relatedProducts: ["related-products"],
  productsForQuiz: ["products-for-quiz"],
} as const;
