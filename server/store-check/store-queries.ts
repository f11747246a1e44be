import type { CommerceClient } from "~/commerce/client";
import { CommerceError } from "~/commerce/errors";
import { getNodes, graphql, type ResultOf, requiredNodes } from "~/commerce/graphql";
import { maxImages, maxPageSize } from "~/commerce/list-sizes";
import type { Article, Product } from "~/commerce/model";
import { articlePageSize, getBlogArticles, reshapeArticle } from "~/commerce/operations/articles";
import { getProductsWithPlans } from "~/commerce/operations/products";
import {
  productFields,
  reshapeProduct,
  sellingPlanFields,
} from "~/commerce/operations/reshape-product";
import type { BlogHandle } from "~/lib/paths";

/** A product as the shop reads it, with what the shop's queries leave out of it. */
export type CheckedProduct = Product & {
  descriptionHtml: string;
  variantCount: number;
  hasMoreImages: boolean;
};

const queryProducts = graphql(
  `
    query StoreCheckProducts($first: Int!, $after: String) {
      products(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            ...ProductFields
            descriptionHtml
            variantsCount { count }
            images(first: ${maxImages}) { pageInfo { hasNextPage } }
          }
        }
      }
    }
  `,
  [productFields],
);

const queryProductsWithPlans = graphql(
  `
    query StoreCheckProducts($first: Int!, $after: String) {
      products(first: $first, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            ...ProductFields
            ...SellingPlanFields
            descriptionHtml
            variantsCount { count }
            images(first: ${maxImages}) { pageInfo { hasNextPage } }
          }
        }
      }
    }
  `,
  [productFields, sellingPlanFields],
);

const createCart = graphql(`
  mutation StoreCheckCreateCart($merchandiseId: ID!) {
    cartCreate(input: { lines: [{ merchandiseId: $merchandiseId, quantity: 1 }] }) {
      cart { id checkoutUrl lines(first: 1) { edges { node { id } } } }
      userErrors { message }
    }
  }
`);

const emptyCart = graphql(`
  mutation StoreCheckEmptyCart($cartId: ID!, $lineIds: [ID!]!) {
    cartLinesRemove(cartId: $cartId, lineIds: $lineIds) { userErrors { message } }
  }
`);

/** Limit for products and for articles, so that a store whose pages never end is not read forever. */
const maxPages = 40;

/**
 * The reason why the store does not list its selling plans; null when it does. Throws a `CommerceError` that is not
 * about fields.
 */
export async function findPlanRefusal(client: CommerceClient): Promise<CommerceError | null> {
  try {
    await client.run(getProductsWithPlans, { first: 1 });
    return null;
  } catch (error) {
    if (error instanceof CommerceError && error.kind === "graphql") return error;
    throw error;
  }
}

/** All products, in the store's order, with their selling plans if these may be read. Throws `CommerceError`. */
export async function fetchCheckedProducts(
  client: CommerceClient,
  hasSellingPlans: boolean,
): Promise<CheckedProduct[]> {
  const document = hasSellingPlans ? queryProductsWithPlans : queryProducts;
  const found: CheckedProduct[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const variables: { first: number; after: string | null } = { first: maxPageSize, after };
    const { products } = await client.run(document, variables);
    found.push(...requiredNodes(products).map(toCheckedProduct));
    after = getNextCursor(products.pageInfo);
    if (after === null) break;
  }
  return found;
}

/** All articles of a blog, newest first, or null when the store shows no such blog. Throws `CommerceError`. */
export async function fetchCheckedArticles(
  client: CommerceClient,
  blogHandle: BlogHandle,
): Promise<Article[] | null> {
  const found: Article[] = [];
  let after: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const page: { first: number; after: string | null } = { first: articlePageSize, after };
    const variables = { blogHandle, ...page };
    const { blog } = await client.run(getBlogArticles, variables);
    if (!blog) return null;
    found.push(...requiredNodes(blog.articles).map((node) => reshapeArticle(node, blogHandle)));
    after = getNextCursor(blog.articles.pageInfo);
    if (after === null) break;
  }
  return found;
}

type PageInfo = { hasNextPage: boolean; endCursor: string | null };

function getNextCursor(pageInfo: PageInfo | null | undefined): string | null {
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
}

function toCheckedProduct(node: CheckedNode): CheckedProduct {
  return {
    ...reshapeProduct(node),
    descriptionHtml: node.descriptionHtml ?? "",
    variantCount: node.variantsCount?.count ?? 0,
    hasMoreImages: node.images.pageInfo.hasNextPage,
  };
}

type CheckedNode = ResultOf<typeof queryProducts>["products"]["edges"][number]["node"];

/** Gives `use` the checkout of a new cart with one unit, and empties the cart. Throws `CommerceError`. */
export async function withTestCart<Result>(
  client: CommerceClient,
  merchandiseId: string,
  use: (checkoutUrl: string) => Promise<Result>,
): Promise<Result> {
  const { cartCreate: payload } = await client.run(createCart, { merchandiseId });
  const { cart, userErrors = [] } = payload ?? {};
  if (!cart?.checkoutUrl)
    throw new Error(userErrors.map(({ message }) => message).join(", ") || "no checkout address");
  try {
    return await use(cart.checkoutUrl);
  } finally {
    const lineIds = getNodes(cart.lines).map(({ id }) => id);
    // One that stays full expires on its own.
    await client.run(emptyCart, { cartId: cart.id, lineIds }).catch(() => {});
  }
}
