/**
 * Starts the server with the flags of Node and V8, and the variables, that it is measured with. This process becomes the
 * server, so its id and the signals sent to it stay. Not on Windows, where `npm start` starts a child process.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const settings = readFileSync(new URL("launch-settings.json", import.meta.url), "utf8");
const { nodeArguments, environment } = JSON.parse(settings);

process.execve(process.execPath, [process.execPath, ...nodeArguments, main], {
  ...process.env,
  ...environment,
});
