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
 * Thrown when the environment prevents startup. The message is for the operator: one line for the problem, one for
 * the fix.
 */
export class StartError extends Error {}
