/**
 * `npm run test:deploy`: builds the image of `deploy/Dockerfile` and runs it. Base images by `--build-image` and
 * `--run-image`; what follows a further `--` goes to the engine's build: `-- --network=host`.
 */
import { parseArgs } from "node:util";
import { run } from "./prerequisites.mjs";

const { values, positionals } = parseArgs({
  options: { "build-image": { type: "string" }, "run-image": { type: "string" } },
  allowPositionals: true,
});
const baseImages = Object.entries({
  BUILD_IMAGE: values["build-image"],
  RUN_IMAGE: values["run-image"],
}).flatMap(([name, image]) => (image ? ["--build-arg", `${name}=${image}`] : []));
const buildArguments = JSON.stringify([...baseImages, ...positionals]);

process.exit(
  await run("npx", ["vitest", "run", "--config", "vitest.deploy.config.ts"], {
    env: { IMAGE_BUILD_ARGUMENTS: buildArguments },
  }),
);
