/** Places that links of the page itself lead to. */
export const mainId = "main";
export const siteLinksId = "site-links";
