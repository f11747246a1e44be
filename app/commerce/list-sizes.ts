/** Products in the first request of the catalog, and cards that a list begins with (rule 10 in docs/rules.md). */
export const catalogSize = 20;
/** Images of a product that are fetched and shown (rule 10 in docs/rules.md). */
export const maxImages = 5;
/** Images and videos of a product among which its videos are looked for (rule 10 in docs/rules.md). */
export const maxMedia = 20;
/** Variants of a product that are fetched and can be chosen (rule 10 in docs/rules.md). */
export const maxVariants = 10;
/** The API's limit for one request, and so the most products that a list or the search has. */
export const maxPageSize = 250;
