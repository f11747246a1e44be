/** `npm start`: from a fresh clone to a running shop. */
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { becomeServer, script } from "./steps/run.mjs";

await script(async () => {
  await install();
  await build();
  becomeServer("server/main.ts", {
    env: { NODE_ENV: "production" },
    // Young objects get 8 MB before they are collected instead of 32: half the memory, the same speed.
    nodeArguments: ["--max-semi-space-size=8"],
  });
});
