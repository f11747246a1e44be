/** Runs the start of a process. When it fails, prints the reason and ends the process. */
export async function run(start: () => Promise<void>): Promise<void> {
  process.on("uncaughtException", fail);
  await start().catch(fail);
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/**
 * A cause outside the program prevents its start. The message is for the operator: a line that says it, and a line
 * with what to do.
 */
export class StartError extends Error {}
