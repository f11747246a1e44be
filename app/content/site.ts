/** Who runs this shop. Another brand takes it over by editing this file. */
export const site = {
  name: "Solenne",
  description:
    "Supplements, haircare and scalp care for women. Clean formulas, every dose printed on the label.",
  email: "hello@solenne.example",
  /** The store's name in 'Checkout with …'. */
  checkoutProvider: "Shopify",
  social: {
    instagram: "https://www.instagram.com/solenne.hair",
    facebook: "https://www.facebook.com/solenne.hair",
  },
} as const;

/** 21 CFR 101.93(c); stands wherever a supplement is sold and in the footer. */
export const supplementStatement =
  "These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.";
