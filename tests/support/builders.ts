import type {
  Article,
  ArticleTeaser,
  Product,
  SellingPlanAllocation,
  Variant,
} from "~/commerce/model";
import { parseInterval } from "~/commerce/operations/reshape-allocation";
import type { BlogPost } from "~/features/blog/post";
import type { CartItem } from "~/features/cart/cart-items";
import type { Money } from "~/lib/money";

/** An amount in the shop's own currency. */
export function usd(amount: string): Money {
  return { amount, currencyCode: "USD" };
}

/** A variant that can be bought. */
export function testVariant(parts: Partial<Variant> = {}): Variant {
  const { id = "1" } = parts;
  const price = usd("10.00");
  const lists = { selectedOptions: [], sellingPlanAllocations: [] };
  const sold = { price, compareAtPrice: null, availableForSale: true, isBackordered: false };
  return { id, title: id, requiresShipping: true, image: null, ...sold, ...lists, ...parts };
}

/** A variant's price under the plan of this name, whose id is the name, and whose interval is in it. */
export function testAllocation(
  name: string,
  amount = "8.50",
  parts: Partial<SellingPlanAllocation> = {},
): SellingPlanAllocation {
  const interval = parseInterval(name);
  return {
    sellingPlan: { id: name, name },
    price: usd(amount),
    renewalPrice: usd(amount),
    introductoryOrders: 1,
    deliveries: 1,
    deliveryInterval: interval,
    billingInterval: interval,
    compareAtPrice: usd("10.00"),
    ...parts,
  };
}

/** A product without variants, images or texts. */
export function testProduct(parts: Partial<Product> = {}): Product {
  const { id = "1" } = parts;
  const nothing = { description: "", tags: [], minPrice: null, images: [] };
  const choice = { variants: [], hasMoreVariants: false, options: [], requiresSellingPlan: false };
  const availableForSale = parts.variants?.some((variant) => variant.availableForSale) ?? false;
  return { id, handle: id, title: id, ...nothing, ...choice, availableForSale, ...parts };
}

/** A line of the cart. */
export function testItem(parts: Partial<CartItem> = {}): CartItem {
  return {
    product: {
      node: {
        id: "gid://shopify/Product/1",
        handle: "hair-oil",
        title: "Botanical Hair Oil",
        images: { edges: [{ node: { url: "https://cdn.example/oil.jpg", altText: null } }] },
      },
    },
    variantId: "gid://shopify/ProductVariant/1",
    variantTitle: "10 ml",
    price: usd("14.00"),
    quantity: 1,
    selectedOptions: [{ name: "Size", value: "10 ml" }],
    ...parts,
  };
}

/** The product of a line, as the catalog has it, with this in its variant. */
export function testProductOf(item: CartItem, parts: Partial<Variant> = {}): Product {
  const { variantId, variantTitle, price, selectedOptions } = item;
  const { id, handle, title, images } = item.product.node;
  const variant = { id: variantId, title: variantTitle, price, selectedOptions, ...parts };
  return testProduct({
    id,
    handle,
    title,
    images: images.edges.map(({ node }) => ({ url: node.url, alt: node.altText ?? "" })),
    variants: [testVariant(variant)],
  });
}

const published = { tags: [], publishedAt: "2026-10-12T08:00:00Z" };
const bare = { ...published, blog: "news", image: null, author: null } as const;

/** An article of the store without text, image and author. */
export function testArticle(parts: Partial<Article> = {}): Article {
  const { handle = "a-strand" } = parts;
  return {
    id: handle,
    handle,
    title: handle,
    contentHtml: "",
    excerptHtml: null,
    seo: null,
    ...bare,
    ...parts,
  };
}

/** An article without its text, as lists have it. */
export function testTeaser(parts: Partial<ArticleTeaser> = {}): ArticleTeaser {
  const { handle = "a-strand" } = parts;
  const text = { excerpt: "", opening: "", wordCount: 0 };
  return { id: handle, handle, title: handle, ...text, ...bare, ...parts };
}

/** An article as the blog shows it. */
export function testPost(parts: Partial<BlogPost> = {}): BlogPost {
  const { slug = "a-strand" } = parts;
  return {
    id: slug,
    blog: "news",
    slug,
    path: `/blog/${slug}`,
    title: slug,
    excerpt: "",
    image: null,
    category: "clean-beauty",
    author: { name: "Ana", bio: null },
    updatedAt: null,
    readingMinutes: 1,
    isFeatured: false,
    ...published,
    ...parts,
  };
}

/** What a customer types into the checkout. */
export const shopper = {
  country: "US",
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Reyes",
  address: "12 Elm Street",
  city: "Portland",
  state: "OR",
  zip: "97205",
};

/** The address by the fields' labels, without the state, which is chosen from a list. */
export const checkoutFields = {
  Email: shopper.email,
  "First name": shopper.firstName,
  "Last name": shopper.lastName,
  Address: shopper.address,
  City: shopper.city,
  "ZIP code": shopper.zip,
};
