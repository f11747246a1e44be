import type { BrowserContext } from "@playwright/test";

export type Problems = {
  /** Allows messages that match. */
  expect(...patterns: RegExp[]): void;
  /** The messages that no pattern allows. */
  unexpected(): string[];
  /** What they complained of as expected. */
  expected(): string[];
};

/**
 * Listens to everything that any page of a visit complains of: console errors and warnings,
 * exceptions, hydration mismatches (which React reports as exceptions) and violations of the
 * content security policy.
 */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const expected: RegExp[] = [];

  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // A preload that a busy machine uses late.
    if (/was preloaded using link preload but not used/.test(message.text())) return;
    const { url } = message.location();
    found.push(`${message.type()}: ${message.text()} (${url})`);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    // A script that could not be fetched has no stack.
    found.push(`exception: ${stack || `${name}: ${message}`}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });

  const isExpected = (text: string) => expected.some((pattern) => pattern.test(text));
  return {
    expect: (...patterns) => void expected.push(...patterns),
    unexpected: () => found.filter((text) => !isExpected(text)),
    expected: () => found.filter(isExpected),
  };
}
