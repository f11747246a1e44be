import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { siteUrlIn } from "~/blocks/page-meta";
import { type Answer, askOnServer, responseFor } from "~/commerce/answer";
import { commerceContext } from "~/commerce/context";
import type { Product } from "~/commerce/model";
import { fetchProduct } from "~/commerce/operations/product-by-handle";
import { fetchProducts, relatedSize } from "~/commerce/operations/products";
import { ProductPage } from "~/features/product/product-page";
import { asCard, relatedTo } from "~/features/product/related-products";
import { QuizButton } from "~/features/quiz/quiz-button";
import { QuizDialogHost } from "~/features/quiz/quiz-dialog-host";
import type { Route } from "./+types/product";

export async function loader({ context, params }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const [product, listed, content] = await Promise.all([
    askOnServer(() => fetchProduct(commerce, params.handle)),
    askOnServer(() => fetchProducts(commerce, relatedSize)),
    // Imported here as well as below: a static import would put all words into the page's script.
    import("~/content/product-words"),
  ]);
  const words = content.wordsFor(params.handle);
  const response = wholeOnly(responseFor(product), listed);
  const headers = { ...response.headers, ...choicesHeader(product) };
  const related = relatedAmong(listed, product);
  return data({ product, related, words }, { ...response, headers });
}

/** Those that the page shows: all ten with their pictures and variants are a seventh of the page. */
function relatedAmong(
  listed: Answer<Product[]>,
  product: Answer<Product | null>,
): Answer<readonly Product[]> {
  if (listed.state !== "rendered" || product.state !== "rendered") return listed;
  const { value } = product;
  return { state: "rendered", value: value ? relatedTo(value, listed.value).map(asCard) : [] };
}

/** Tells the server's page cache which choices in an address change this page. */
function choicesHeader(answer: Answer<Product | null>): Record<string, string> {
  if (answer.state !== "rendered" || !answer.value) return {};
  const choices = answer.value.options.flatMap(({ name, values }) =>
    values.map((value) => [name, value]),
  );
  return { "X-Choices": new URLSearchParams(choices).toString() };
}

/** A page without its related products is shown and not kept. */
function wholeOnly(response: ResponseInit, related: Answer<unknown>): ResponseInit {
  if (related.state !== "missing" || response.status !== 200) return response;
  return { ...response, headers: { "Cache-Control": "no-store" } };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [queries, content] = await Promise.all([
    import("~/commerce/browser-queries"),
    import("~/content/product-words"),
  ]);
  const { askInBrowser, productQuery, relatedProductsQuery } = queries;
  return {
    product: askInBrowser(productQuery(params.handle)),
    related: askInBrowser(relatedProductsQuery),
    words: content.wordsFor(params.handle),
  };
}

/** Choosing an option only rewrites the query, and a step of the quiz not even that. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = move;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  // Back between the questions of the quiz; while the router answers the event, this names it.
  const isBackOrForward = window.event?.type === "popstate";
  const isSameProduct = currentUrl.search !== nextUrl.search || isBackOrForward;
  return isSamePage && isSameProduct ? false : defaultShouldRevalidate;
}

/** Title and description depend on the answer, which may arrive later; the page renders them. */
export function meta() {
  return [];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ProductRoute({ loaderData, params, matches }: Route.ComponentProps) {
  return (
    <>
      {/* The key starts gallery, options and quantity anew for every product. */}
      <ProductPage
        key={params.handle}
        handle={params.handle}
        quizButton={<QuizButton className="mt-2" />}
        siteUrl={siteUrlIn(matches)}
        {...loaderData}
      />
      <QuizDialogHost />
    </>
  );
}
