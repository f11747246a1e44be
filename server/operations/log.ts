import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "../config.ts";
import { errorForLog } from "./error-for-log.ts";
import { openLogOutput } from "./log-output.ts";
import { withoutPersonalData } from "./private-text.ts";
import { requestScope } from "./request-scope.ts";
import { terminalLine } from "./terminal-line.ts";

export type Log = Logger;

/** One JSON object a line, with the id of the request in whose course it was written. */
export function createLog(level: LogLevel, stream: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
      mixin() {
        const requestId = requestScope.getStore();
        return requestId === undefined ? {} : { requestId };
      },
    },
    stream,
  );
}

/**
 * The log of a process on its standard output: JSON for whatever collects it; for a person at a
 * terminal sentences, and without a level only of what goes wrong.
 */
export function openLog(level: LogLevel | null): Log {
  const { stdout } = process;
  if (stdout.isTTY)
    return createLog(level ?? "warn", { write: (line) => void stdout.write(terminalLine(line)) });

  const output = openLogOutput(stdout.fd);
  process.on("exit", output.end);
  return createLog(level ?? "info", output);
}

/** What libraries and the shop's own parts print as complaints becomes part of the log. */
export function logConsole(log: Log): void {
  const to =
    (level: "error" | "warn") =>
    (first: unknown, ...more: unknown[]) => {
      const err = [first, ...more].find((part) => part instanceof Error);
      const text = [first, ...more].filter((part) => typeof part === "string").join(" ");
      log[level]({ ...(err && { err }) }, withoutPersonalData(text) || undefined);
    };
  console.error = to("error");
  console.warn = to("warn");
}
