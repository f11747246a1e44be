import type { Product, Variant } from "~/commerce/model";
import { site } from "~/content/site";
import { absoluteUrl } from "~/lib/urls";

/**
 * A schema.org Product with an Offer for each variant. The rating that pages show is left out, because
 * no review source backs it (rule 6 in docs/rules.md).
 */
export function productData(
  { handle, title, description, images, variants }: Product,
  siteUrl: string,
) {
  const url = `${siteUrl}/products/${encodeURIComponent(handle)}`;
  return {
    "@type": "Product",
    name: title,
    description,
    url,
    image: images.map((image) => absoluteUrl(image.url, siteUrl)),
    brand: { "@type": "Brand", name: site.name },
    offers: variants.map((variant) => toOffer(variant, url)),
  };
}

function toOffer({ price, availableForSale, selectedOptions }: Variant, url: string) {
  const chosen = selectedOptions.filter(({ value }) => value !== "Default Title");
  const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString();
  return {
    "@type": "Offer",
    url: query ? `${url}?${query}` : url,
    price: price.amount,
    priceCurrency: price.currencyCode,
    availability: `https://schema.org/${availableForSale ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}
