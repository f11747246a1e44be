/** Something outside the program keeps it from starting. The message is for the person at the terminal. */
export class StartError extends Error {
  override name = "StartError";
  /** What that person can do about it, in one sentence. */
  readonly nextStep: string;

  constructor(message: string, nextStep: string, options?: ErrorOptions) {
    super(message, options);
    this.nextStep = nextStep;
  }
}
