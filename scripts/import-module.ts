import { runnerImport } from "vite";
import { brandFolder } from "./brand-folder.ts";

/** Imports a module that imports the brand, or the shop by `~/`: Vite resolves what Node cannot, without a build. */
export async function importModule<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    logLevel: "silent",
    resolve: { tsconfigPaths: true, alias: { "#brand": brandFolder } },
  });
  return module;
}
