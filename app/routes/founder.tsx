import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import { founder } from "~/content/founder";
import founderDesk from "~/content/generated/pictures/founder-desk";
import { site } from "~/content/site";
import { FounderPage } from "~/features/founder/founder-page";
import type { Route } from "./+types/founder";

/** On a first visit the words arrive with the page, and their script after a sign of the visitor. */
export function loader() {
  return { Below: undefined };
}

/** Later visits wait for the words, so that the page appears whole. */
export async function clientLoader() {
  const { FounderBelow } = await import("~/features/founder/founder-below");
  return { Below: FounderBelow };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Founder Story: ${founder.name} | ${site.name}`,
    description: `How ${founder.name}, a formulation chemist, went from eleven bottles on a kitchen table to a label with every amount on it.`,
    path: "/about/founder",
    picture: founderDesk,
  });
}

export default function FounderRoute({ loaderData, matches }: Route.ComponentProps) {
  const steps = [
    ["Our Story", "/about"],
    ["Founder Story", "/about/founder"],
  ] as const;
  return (
    <>
      <FounderPage Below={loaderData.Below} />
      <StructuredData data={breadcrumbList(siteUrlIn(matches), steps)} />
    </>
  );
}
