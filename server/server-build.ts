import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { LoadContextOptions } from "../app/commerce/context.ts";
import type { StoreCheckOptions } from "../app/store-check/check-store.ts";
import type { Finding } from "../app/store-check/rules.ts";
import { StartError } from "./start.ts";

/** The compiled application with the exports of `app/entry.server.tsx`. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(options: LoadContextOptions): RouterContextProvider;
      checkStore(options: StoreCheckOptions): Promise<Finding[]>;
    };
  };
};

const buildFile = fileURLToPath(new URL("../build/server/index.js", import.meta.url));

export async function loadServerBuild(file = buildFile): Promise<AppBuild> {
  if (existsSync(file)) return import(pathToFileURL(file).href);
  throw new StartError(
    "The shop has not been built yet.\nRun npm start, which builds the shop first.",
  );
}
