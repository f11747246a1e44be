import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole table of routes is small; sending it at once saves the request that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
