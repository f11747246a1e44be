import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { helpDocuments } from "~/content/help/help-documents";
import { site } from "~/content/site";
import { HelpPage } from "~/features/help/help-page";
import type { Route } from "./+types/help";

/** Several routes lead here; the name of each is that of its document. */
function documentOf(matches: Route.MetaArgs["matches"] | Route.ComponentProps["matches"]) {
  const document = helpDocuments[matches[1]?.id ?? ""];
  if (!document) throw new Error(`No help document is called ${matches[1]?.id}`);
  return document;
}

export function meta({ matches }: Route.MetaArgs) {
  const { name, path, description } = documentOf(matches);
  return pageMeta(matches, {
    title: `${name} | ${site.name}`,
    description,
    path,
    picture: founderDesk,
  });
}

export default function HelpRoute({ matches }: Route.ComponentProps) {
  const document = documentOf(matches);
  return (
    <>
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [[document.name, document.path]])} />
      <HelpPage key={document.path} document={document} />
    </>
  );
}
