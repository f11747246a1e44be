import { pageMeta, siteUrlIn } from "~/blocks/page-meta";
import { breadcrumbList, StructuredData } from "~/blocks/structured-data";
import scienceStrand from "~/content/generated/pictures/science-strand";
import { site } from "~/content/site";
import { SciencePage } from "~/features/science/science-page";
import type { Route } from "./+types/science";

/** On a first visit the words arrive with the page, and their script after a sign of the visitor. */
export function loader() {
  return { Below: undefined };
}

/** Later visits wait for the words, so that a link to one of the ingredients can go to it. */
export async function clientLoader() {
  const { ScienceBelow } = await import("~/features/science/science-below");
  return { Below: ScienceBelow };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Our Science: doses, studies, limits | ${site.name}`,
    description:
      "Eight ingredients with their doses and studies, the hair growth cycle, how a batch is made, what we leave out, and what the evidence does not show.",
    path: "/science",
    picture: scienceStrand,
  });
}

export default function ScienceRoute({ loaderData, matches }: Route.ComponentProps) {
  return (
    <>
      <SciencePage Below={loaderData.Below} />
      <StructuredData data={breadcrumbList(siteUrlIn(matches), [["Our Science", "/science"]])} />
    </>
  );
}
