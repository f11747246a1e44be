/** Targets of links within the page. */
export const mainId = "main";
export const siteLinksId = "site-links";
