import { data, redirect } from "react-router";
import type { Answer } from "~/commerce/answer";
import { commerceContext, imageOriginsOf, publicStorefrontContext } from "~/commerce/context";
import type { ArticleTeaser } from "~/commerce/model";
import { ArticlePage } from "~/features/blog/article-page";
import { articleOnServer, teasersOnServer } from "~/features/blog/blog-on-server";
import { startOf } from "~/lib/dates";
import type { Route } from "./+types/article";
import "~/styles/blog.css";
import "~/styles/article.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const storefront = context.get(publicStorefrontContext);
  const [read, articles] = await Promise.all([
    articleOnServer(commerce, params.slug, imageOriginsOf(storefront)),
    teasersOnServer(commerce),
  ]);
  // Unknown slug, or a failure without a sample in its place (specification, section 4).
  if (read === "unknown") throw redirect("/404");
  if (read === "no answer") throw redirect("/404", neverKept());
  const around = {
    articles: atHand(articles),
    siteUrl: storefront.siteUrl,
    nowMs: startOf("day", Date.now()),
  };
  return data(
    { ...read, ...around },
    read.fallback || articles.state === "missing" ? neverKept() : undefined,
  );
}

/** What comes of a failure takes no good copy's place. Made anew, because `redirect` writes its status into it. */
function neverKept() {
  return { headers: { "Cache-Control": "no-store" } };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ askInBrowser, articleQuery, articlesQuery }, { storefrontConnection }] =
    await Promise.all([import("~/commerce/browser-queries"), import("~/commerce/connection")]);
  return {
    article: askInBrowser(articleQuery(params.slug)),
    fallback: null,
    articles: askInBrowser(articlesQuery),
    siteUrl: storefrontConnection().siteUrl,
    nowMs: Date.now(),
  };
}

/** Related articles are no reason to ask for the whole page again. */
function atHand(articles: Answer<ArticleTeaser[]>): Answer<ArticleTeaser[]> {
  return articles.state === "missing" ? { state: "known", value: [] } : articles;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Title and description depend on the answer, which may arrive later; the page renders them. */
export function meta() {
  return [];
}

export default function ArticleRoute({ loaderData, params }: Route.ComponentProps) {
  // The key starts contents and progress anew for every article.
  return <ArticlePage key={params.slug} slug={params.slug} {...loaderData} />;
}
