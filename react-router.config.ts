import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./scripts/compress";

export default {
  ssr: true,
  // The whole table of routes is small; sending it at once saves the request that would discover it.
  routeDiscovery: { mode: "initial" },
  buildEnd: () => compressFiles("build/client"),
} satisfies Config;
