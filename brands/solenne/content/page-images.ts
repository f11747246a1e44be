import nutraceuticals from "../generated/images/category-nutraceuticals";
import holidayGlow from "../generated/images/holiday-glow-bundle-front";

// Pictures of products that a page shows without naming the product.
export const newsImage = nutraceuticals;
export const giftImage = holidayGlow;
