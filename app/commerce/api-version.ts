/** The Storefront API version that every call names (specification, section 9). */
export const API_VERSION = "2025-07";
