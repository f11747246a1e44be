/** Runs the start of a process. When it fails, prints the reason and ends the process. */
export async function run(start: () => Promise<void>): Promise<void> {
  process.on("uncaughtException", fail);
  await start().catch(fail);
}

function fail(error: unknown): never {
  if (error instanceof StartError) console.error(`${error.message}\n${error.nextStep}`);
  else console.error(error);
  process.exit(1);
}

/** A cause outside the program prevents its start. The message is for the operator. */
export class StartError extends Error {
  override name = "StartError";
  /** What the operator can do, in one sentence. */
  readonly nextStep: string;

  constructor(message: string, nextStep: string, options?: ErrorOptions) {
    super(message, options);
    this.nextStep = nextStep;
  }
}
