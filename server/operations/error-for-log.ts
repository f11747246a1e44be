import { withoutPersonalData } from "./private-text.ts";

type LoggedError = {
  type: string;
  message: string;
  stack?: string;
  /** Of a commerce failure, a database or the system. */
  code?: string;
  kind?: string;
  status?: number;
  cause?: LoggedError;
};

/** More causes than that explain nothing more. */
const deepest = 3;

/**
 * What the log says of an error: the fields that are known to hold nothing of a visitor's. Others can;
 * a database names the row that it refused.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: described(error) };
  const { code, kind, status } = error as { code?: unknown; kind?: unknown; status?: unknown };
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...(error.stack && { stack: withoutPersonalData(error.stack) }),
    ...(typeof code === "string" && { code }),
    ...(typeof kind === "string" && { kind }),
    ...(typeof status === "number" && { status }),
    ...(error.cause !== undefined &&
      depth < deepest && { cause: errorForLog(error.cause, depth + 1) }),
  };
}

function described(thrown: unknown): string {
  return withoutPersonalData(typeof thrown === "string" ? thrown : "Something that is no error");
}
