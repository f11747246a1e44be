import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A route's loader of a few lines in a file of its own is one request more for every page.
  splitRouteModules: false,
  // The whole table of routes is small; sending it at once saves the request that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
