import { writeFile } from "node:fs/promises";
import type { Config } from "@react-router/dev/config";
import { compressFiles } from "./scripts/compress";

export default {
  ssr: true,
  // The whole table of routes is small; sending it at once saves the request that would discover it.
  routeDiscovery: { mode: "initial" },
  async buildEnd() {
    await compressFiles("build/client");
    // `npm start` builds again when a source is newer than this file.
    await writeFile("build/complete", "");
  },
} satisfies Config;
