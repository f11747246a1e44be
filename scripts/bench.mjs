/** `npm run bench`: measures the built shop; what it takes is said in bench/run.ts. */
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { runNode, script } from "./steps/run.mjs";

await script(async () => {
  await install();
  await build();
  await runNode("bench/run.ts", process.argv.slice(2), {
    failure: "A figure that does not depend on the machine falls short, or could not be taken",
    nextStep: "Look at the table above.",
  });
});
