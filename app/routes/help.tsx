import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { helpDocuments } from "~/content/help/help-documents";
import { site } from "~/content/site";
import { HelpPage } from "~/features/help/help-page";
import { contentCache, type PageHandle } from "~/lib/page-handle";
import type { Route } from "./+types/help";

export const handle: PageHandle = {
  cache: contentCache,
  sitemap: {
    "/shipping": "Shipping methods, times and costs",
    "/track": "How to track an order",
    "/refund": "Refunds and the two guarantees",
    "/privacy": "Privacy",
    "/terms": "Terms",
    "/accessibility": "Accessibility statement",
  },
};

/** Several routes use this file; the id of each names its document. */
function getDocument(matches: Route.MetaArgs["matches"] | Route.ComponentProps["matches"]) {
  const document = helpDocuments[matches[1]?.id ?? ""];
  if (!document) throw new Error(`No help document is called ${matches[1]?.id}`);
  return document;
}

export function meta({ matches }: Route.MetaArgs) {
  const { name, path, description } = getDocument(matches);
  return pageMeta(matches, {
    title: `${name} | ${site.name}`,
    description,
    path,
    picture: founderDesk,
  });
}

export default function HelpRoute({ matches }: Route.ComponentProps) {
  const document = getDocument(matches);
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [[document.name, document.path]])} />
      <HelpPage key={document.path} document={document} />
    </>
  );
}
