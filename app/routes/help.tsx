import { data } from "react-router";
import { documentPages } from "#brand/content/help/help-pages.ts";
import founderDesk from "#brand/generated/images/founder-desk.ts";
import { BreadcrumbData, pageMeta } from "~/blocks/page-meta";
import { requestContext } from "~/commerce/context";
import { getHelpDocument } from "~/features/help/help-document";
import { HelpPage } from "~/features/help/help-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/help";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: Object.fromEntries(documentPages.map(({ to, contents }) => [to, contents])),
};

/** A loader, so that the route's script does not contain all documents. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { storefront, showsSamples } = context.get(requestContext);
  const hasSubscriptions = storefront.sellingPlans !== "off";
  const document = getHelpDocument(url.pathname, hasSubscriptions, showsSamples);
  if (!document) throw data(null, { status: 404 });
  return { document };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, path, description } = loaderData.document;
  return pageMeta(matches, {
    title: name,
    description,
    path,
    image: founderDesk,
  });
}

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  const { document } = loaderData;
  return (
    <>
      <BreadcrumbData key={document.path} steps={[[document.name, document.path]]} />
      <HelpPage key={document.path} document={document} />
    </>
  );
}
