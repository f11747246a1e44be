/**
 * Writes the service worker beside the built client, with the list of what it keeps from the start: the
 * parts that load late or only when they are asked for, and that a visitor without a network needs.
 */
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const sources = fileURLToPath(new URL("../app/features/offline/worker/", import.meta.url));

/** Her cart, her list, the menu, messages, and the page's own lower end. */
const neededOffline = [
  "features/cart/cart-drawer",
  "features/saved/saved-drawer",
  "features/offline/offline-notice",
  "shell/footer",
  "shell/mobile-menu",
  "ui/toast-view",
];

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }, bundle) {
      const folder = dir ?? "build/client";
      await writeWorker(folder, "service-worker", precached(bundle));
      // Served in its place on request, it takes itself and all that was kept away.
      await writeWorker(folder, "service-worker-off", []);
    },
  };
}

/** Paths of the files of these parts: their scripts, what those import at once, and their styles. */
function precached(bundle: Bundle): string[] {
  const parts = neededOffline.map((name) => {
    const part = Object.values(bundle).find(
      (file) => file.type === "chunk" && file.facadeModuleId?.includes(`/app/${name}.ts`),
    );
    if (!part) throw new Error(`No script of its own is built from app/${name}`);
    return part.fileName;
  });

  const found = new Set(parts);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const imported of file.imports) found.add(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
  }
  return [...found].map((name) => `/${name}`);
}

/** One file, without imports. */
async function writeWorker(folder: string, source: string, files: readonly string[]) {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __PRECACHED__: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      rolldownOptions: {
        input: `${sources}${source}.ts`,
        output: { format: "iife", entryFileNames: `${source}.js` },
      },
    },
  });
}
