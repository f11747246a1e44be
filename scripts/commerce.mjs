/** `npm run commerce`: the embedded commerce service alone, on its own port. */
import { install } from "./steps/install.mjs";
import { becomeServer, script } from "./steps/run.mjs";

await script(async () => {
  await install();
  becomeServer("embedded-commerce/main.ts", { env: { NODE_ENV: "production" } });
});
