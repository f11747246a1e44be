import type { CommerceClient } from "~/commerce/client";
import { getNodes, graphql, requiredNodes } from "~/commerce/graphql";
import type { Article, Product } from "~/commerce/model";
import {
  articleVariables,
  getBlogArticles,
  reshapeArticle,
} from "~/commerce/operations/blog-articles";
import { productFields, reshapeProduct } from "~/commerce/operations/products";

/** A product as the shop reads it, with what the shop's queries leave out of it. */
export type CheckedProduct = Product & { variantCount: number; hasMoreImages: boolean };

const queryProducts = graphql(
  `
    query StoreCheckProducts {
      products(first: 250) {
        edges {
          node {
            ...ProductFields
            variantsCount { count }
            sixImages: images(first: 6) { edges { node { url } } }
          }
        }
      }
    }
  `,
  [productFields],
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

export const storeCheckDocuments = [queryProducts, createCart, emptyCart].map(String);

/** As many products as the shop's lists show. Throws `CommerceError`. */
export async function fetchCheckedProducts(client: CommerceClient): Promise<CheckedProduct[]> {
  const { products } = await client.run(queryProducts, {});
  return requiredNodes(products).map((node) => ({
    ...reshapeProduct(node),
    variantCount: node.variantsCount?.count ?? 0,
    hasMoreImages: getNodes(node.sixImages).length > 5,
  }));
}

/** The newest articles, or null when the store shows no such blog. Throws `CommerceError`. */
export async function fetchCheckedArticles(client: CommerceClient): Promise<Article[] | null> {
  const { blog } = await client.run(getBlogArticles, articleVariables);
  return blog ? requiredNodes(blog.articles).map(reshapeArticle) : null;
}

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
    // One that stays full expires by itself.
    await client.run(emptyCart, { cartId: cart.id, lineIds }).catch(() => {});
  }
}
