import { getArticle } from "~/commerce/operations/article";
import { getBlogArticles } from "~/commerce/operations/blog-articles";
import { cartCreate } from "~/commerce/operations/cart-create";
import { getProductByHandle } from "~/commerce/operations/product-by-handle";
import { getProducts } from "~/commerce/operations/products";

/**
 * The five operations (rule 37 in docs/rules.md): name, kind, variables and the arguments that
 * their documents write out. `String` because a document is text at run time.
 */
export const operations = [
  {
    name: "GetProducts",
    kind: "query",
    document: String(getProducts),
    variables: { first: "Int!" },
    written: { images: "first: 5", variants: "first: 10" },
  },
  {
    name: "GetProductByHandle",
    kind: "query",
    document: String(getProductByHandle),
    variables: { handle: "String!" },
    written: { images: "first: 5", variants: "first: 10" },
  },
  {
    name: "cartCreate",
    kind: "mutation",
    document: String(cartCreate),
    variables: { input: "CartInput!" },
    written: { lines: "first: 100" },
  },
  {
    name: "GetBlogArticles",
    kind: "query",
    document: String(getBlogArticles),
    variables: { blogHandle: "String!", first: "Int!", after: "String" },
    written: { articles: "sortKey: PUBLISHED_AT, reverse: true" },
  },
  {
    name: "GetArticle",
    kind: "query",
    document: String(getArticle),
    variables: { blogHandle: "String!", articleHandle: "String!" },
    written: {},
  },
] as const;
