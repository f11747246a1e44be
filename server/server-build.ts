import { access } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { LoadContextOptions } from "../app/commerce/load-context.ts";
import type { StoreCheckOptions } from "../app/store-check/check-store.ts";
import type { Finding } from "../app/store-check/finding.ts";
import { StartError } from "./start-error.ts";

/** The compiled application, whose entry makes the context of its own loaders. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(options: LoadContextOptions): RouterContextProvider;
      checkStore(options: StoreCheckOptions): Promise<Finding[]>;
    };
  };
};

/** Loads the application from the file that the build wrote. */
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

/** Tells a complete application from one whose entry misses `createLoadContext`. */
export function isAppBuild(build: unknown): build is AppBuild {
  const { entry } = build as Partial<AppBuild>;
  return typeof entry?.module?.createLoadContext === "function";
}
