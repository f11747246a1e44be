import { pageMeta } from "~/blocks/page-meta";
import homeHero from "~/content/generated/pictures/home-hero";
import { offlinePageWords } from "~/content/offline";
import { site } from "~/content/site";
import { OfflinePage } from "~/features/offline/offline-page";
import type { Route } from "./+types/offline";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `${offlinePageWords.title} | ${site.name}`,
    description: offlinePageWords.description,
    path: "/offline",
    picture: homeHero,
    isIndexed: false,
  });
}

export default function OfflineRoute() {
  return <OfflinePage />;
}
