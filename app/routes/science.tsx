import { ingredients } from "#brand/content/science/ingredients.ts";
import journalLabel from "#brand/generated/images/journal-label.ts";
import { staticMeta } from "~/blocks/page-meta";
import { requirePage } from "~/commerce/pages";
import { SciencePage } from "~/features/science/science-page";
import { catalogCache, type PageHandle } from "~/lib/page-handle";
import { capitalize, inWords } from "~/lib/text";
import { getUses } from "~/product/brand-products";
import { loadMissing } from "~/product/load-missing";
import type { Route } from "./+types/science";

export { ErrorBoundary } from "~/shell/error-boundary";

export const handle: PageHandle = {
  cache: catalogCache,
  sitemap: { "/science": "Hair growth, ingredients with doses and studies, manufacturing" },
  breadcrumbs: [["Our Science", "/science"]],
};

export function loader({ context }: Route.LoaderArgs) {
  requirePage(context, "/science");
  return loadMissing(
    context,
    ingredients.flatMap(({ id }) => getUses(id)),
  );
}

export const meta = staticMeta({
  title: "Our Science: doses, studies, limits",
  description: `${capitalize(inWords(ingredients.length))} ingredients with their doses and studies, the hair growth cycle, how a batch is made, what we leave out, and what the evidence doesn’t show.`,
  path: "/science",
  image: journalLabel,
});

export default function ScienceRoute({ loaderData }: Route.ComponentProps) {
  return <SciencePage {...loaderData} />;
}
