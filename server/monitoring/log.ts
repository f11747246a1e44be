import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import { releaseName } from "../release.ts";

export type Log = Logger;

/** The id of the current request, added to every log line. */
export const requestId = new AsyncLocalStorage<string>();

/** One JSON object a line, each with the release. */
export function createLog(level: LevelWithSilent, stream: DestinationStream): Log {
  const options = {
    level,
    base: { version: releaseName },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    mixin: () => ({ requestId: requestId.getStore() }),
  };
  return pino(options, stream);
}

/** Redirects `console.error` and `console.warn` to the log. */
export function logConsole(log: Log): void {
  for (const level of ["error", "warn"] as const)
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === "string").join(" ");
      log[level]({ err }, redact(text) || undefined);
    };
}

/** The path of a request target without query and host. */
export function getPath(target: string): string {
  return target.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/[?#].*/s, "");
}

/** A message can quote what a visitor or the store sent. */
const maxCharacters = 10_000;

/** Cuts what is too long; removes queries, email addresses and the keys of checkouts, which give access to orders. */
export function redact(text: string): string {
  return text
    .slice(0, maxCharacters)
    .replace(/(\/(?:cart\/c|checkouts)\/)[^\s"'`<>()?]+/gi, "$1…")
    .replace(/\?[^\s"'`<>()?=&]{1,80}=[^\s"'`<>()]*/g, "?…")
    .replace(/[\w.%+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi, "…@…");
}

/** Only these fields: others can contain personal data, such as the row of a PostgreSQL error. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message: redact(message), stack: redact(stack), code };
}
