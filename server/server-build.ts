import { access } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { LoadContextOptions } from "../app/commerce/load-context.ts";
import type { StoreCheckOptions } from "../app/store-check/check-store.ts";
import type { Finding } from "../app/store-check/finding.ts";
import { StartError } from "./start.ts";

/** The compiled application with the export of `app/entry.server.tsx`. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(options: LoadContextOptions): RouterContextProvider;
      checkStore(options: StoreCheckOptions): Promise<Finding[]>;
    };
  };
};

/** Imports the build. Throws a {@link StartError} when it is missing or incomplete. */
export async function loadServerBuild(file: string): Promise<AppBuild> {
  const buildStep = "Run npm start, which builds the shop first.";
  try {
    await access(file);
  } catch (cause) {
    throw new StartError("The shop has not been built yet.", buildStep, { cause });
  }
  const build: unknown = await import(pathToFileURL(file).href);
  if (isAppBuild(build)) return build;
  throw new StartError(
    "The built shop is not complete.",
    "Delete the folder build and run npm start.",
  );
}

/** Whether the build exports `createLoadContext`. */
export function isAppBuild(build: unknown): build is AppBuild {
  const { entry } = build as Partial<AppBuild>;
  return typeof entry?.module?.createLoadContext === "function";
}
