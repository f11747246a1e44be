/** 21 CFR 101.93(c); stands wherever a supplement is sold and in the footer. Null for a brand without supplements. */
export const supplementStatement: string | null =
  "These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.";
