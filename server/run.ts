import { StartError } from "./start-error.ts";

/** Runs a process's start and ends the process with a readable sentence when it fails. */
export async function run(start: () => Promise<void>): Promise<void> {
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
  await start().catch(fail);
}

function fail(error: unknown): never {
  if (error instanceof StartError) console.error(`${error.message}\n${error.nextStep}`);
  else console.error(error);
  process.exit(1);
}
