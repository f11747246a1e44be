/** The Storefront API version that every call names (rule 37 in docs/rules.md). */
export const API_VERSION = "2025-07";
