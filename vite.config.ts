import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * Three dozen small scripts compress worse than a few: what every page runs comes in two, the
 * framework (which outlives a release in a visitor's cache) and what most pages share.
 */
const scripts = [
  {
    name: "framework",
    test: /node_modules[\\/](react|react-dom|react-router|zustand)[\\/]/,
    priority: 2,
  },
  { name: "shared", test: /[\\/]app[\\/](?!routes)/, minShareCount: 4, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  build: { assetsInlineLimit: 0, target: "es2023" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scripts } } } } },
  },
});
