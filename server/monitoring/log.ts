import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "../config.ts";

export type Log = Logger;

/** The id of the current request. Every line that is logged during the request carries it. */
export const requestId = new AsyncLocalStorage<string>();

/** One JSON object a line. */
export function createLog(level: LogLevel, stream: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    mixin: () => ({ requestId: requestId.getStore() }),
  };
  return pino(options, stream);
}

/** The log on standard output; at a terminal the default level is `warn`. */
export function openLog(level: LogLevel | null): Log {
  // Opening `process.stdout` makes a pipe non-blocking, so that a reader that stalls stops nothing.
  const defaultLevel = process.stdout.isTTY ? "warn" : "info";
  const output = pino.destination({
    dest: 1,
    sync: true,
    maxLength: 2 ** 20,
    retryEAGAIN: () => false,
  });
  // Neither a full disk nor a stalled reader stops the shop: up to 1 MB waits for the next line.
  output.on("error", () => {});
  return createLog(level ?? defaultLevel, output);
}

/** Sends `console.error` and `console.warn`, of libraries too, to the log. */
export function logConsole(log: Log): void {
  for (const level of ["error", "warn"] as const)
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === "string").join(" ");
      log[level]({ err }, redact(text) || undefined);
    };
}

/** The path of a request target without query, host and personal data, at most 200 characters. */
export function toLoggedPath(target: string): string {
  return redact(getPath(target).slice(0, 200));
}

export function getPath(target: string): string {
  return target.replace(/^[a-z]+:\/\/[^/?#]*/i, "").replace(/[?#].*/s, "");
}

/** Removes queries, e-mail addresses and the keys of checkouts, behind which orders can be read. */
export function redact(text: string): string {
  return text
    .replace(/(\/(?:cart\/c|checkouts)\/)[^\s"'`<>()?]+/g, "$1…")
    .replace(/\?[^\s"'`<>()?=&]{1,80}=[^\s"'`<>()]*/g, "?…")
    .replace(/[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi, "…@…");
}

/** Without other fields, which can hold personal data: PostgreSQL names the row that it refused. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)) };
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message: redact(message), stack: redact(stack), code };
}
