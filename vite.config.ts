import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { brandFolder } from "./scripts/brand-folder.ts";
import { themeColor } from "./server/theme-color.ts";

/** The framework stays in the browser's cache across releases; `shared` serves several pages. */
const chunks = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|zustand)[\\/]/,
    priority: 1,
  },
  { name: "shared", test: /[\\/](app|brands)[\\/](?!routes|entry)/, minShareCount: 4 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A meta element cannot read it from the theme.
  define: { "import.meta.env.THEME_COLOR": JSON.stringify(themeColor("surface")) },
  resolve: { tsconfigPaths: true, alias: { "#brand": brandFolder } },
  build: {
    assetsInlineLimit: 0,
    // For scripts and, through Lightning CSS, styles: what docs/browsers.md promises.
    target: ["chrome99", "edge99", "firefox98", "safari15.4", "ios15.4"],
    modulePreload: { polyfill: false },
    // They say how long plugins ran, and nothing that is wrong with the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: "./server/build.ts",
          // The server has no use for chunks: what the browser loads on demand is part of its pages.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
