import { access } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { StartError } from "./start-error.ts";

/** What the application needs to know of the process that renders it. */
export type LoadContextOptions = {
  endpoint: string;
  publicEndpoint: string;
  token: string;
  /** Of the one visitor for whom the page is rendered; `null` when it is kept for everybody. */
  visitorAddress: string | null;
  fetch: typeof globalThis.fetch;
  siteUrl: string;
  /** Longest wait for the commerce service. */
  timeoutMs: number;
  /** Whether a document is rendered, and not the data of a navigation within the shop. */
  isDocument: boolean;
  /** Pages with a fixed address: path to description. */
  sitePages: ReadonlyMap<string, string>;
  /** Hears of every call that the commerce service did not answer, the last attempt included. */
  onFailure?: (error: unknown) => void;
  /** Hears of every attempt; an error of null means that the service answered. */
  onAttempt?: (attempt: { query: string; milliseconds: number; error: unknown }) => void;
};

/** The compiled application, whose entry makes the context of its own loaders. */
export type AppBuild = ServerBuild & {
  entry: { module: { createLoadContext(options: LoadContextOptions): RouterContextProvider } };
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
