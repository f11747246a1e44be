import { stripVTControlCharacters } from "node:util";

/** A line of the log as a person reads it: the time, how bad it is, what happened, and where. */
export function terminalLine(json: string): string {
  const { time, level, msg, err, method, path, status, ms } = JSON.parse(json);
  const request = method && `${method} ${path} ${status} in ${ms} ms`;
  const stack = err && `\n${stackOf(err)}`;
  const text = [String(time).slice(11, 19), level, msg, request].filter(Boolean).join(" ");
  // A path may hold anything, also what would move a terminal's cursor.
  return `${stripVTControlCharacters(text + (stack ?? ""))}\n`;
}

type Fault = { type: string; message: string; stack?: string; cause?: Fault };

function stackOf({ type, message, stack, cause }: Fault): string {
  const own = stack ?? `${type}: ${message}`;
  return cause ? `${own}\nbecause of ${stackOf(cause)}` : own;
}
