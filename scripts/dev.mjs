/** `npm run dev`: the shop with hot reload. */
import { generate } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { becomeServer, script } from "./steps/run.mjs";

await script(async () => {
  await install();
  await generate();
  becomeServer("server/dev.ts", {
    env: { NODE_ENV: "development" },
    // Vite gives the application React Router's development copy; the server has to use the same one.
    nodeArguments: ["--conditions=development"],
  });
});
