/** `npm run newsletter:export` and `npm run newsletter:forget`: the list that the shop uses. */
import { runNode, script } from "./steps/run.mjs";

await script(() =>
  // Nothing is printed beside what the command prints: the export is a file.
  runNode("server/newsletter/command.ts", process.argv.slice(2), {
    failure: "The newsletter's list was left as it is",
    nextStep:
      "Correct what stands above; on a machine where the shop never ran, run npm start once.",
  }),
);
