/** `npm run dev`: the shop with hot reload. */
import { generate } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { becomeServer, script } from "./steps/run.mjs";

await script(async () => {
  await install();
  await generate();
  becomeServer("server/dev.ts", { NODE_ENV: "development" });
});
