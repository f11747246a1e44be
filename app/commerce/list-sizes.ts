/** Products in the first request of the catalog, and cards that a list begins with (rule 10 in docs/rules.md). */
export const catalogSize = 20;
/** The API's limit for one request, and so the most products that a list or the search has. */
export const maxPageSize = 250;
