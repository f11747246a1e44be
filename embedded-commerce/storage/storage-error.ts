/**
 * The disk cannot be written or read: full, read-only, broken, or locked for too long by another process.
 * Nothing of what was being done is kept.
 */
export class StorageError extends Error {
  override name = "StorageError";
}

/** SQLite's busy, read-only, input and output, full, and cannot open. */
const sqliteCodes: ReadonlySet<unknown> = new Set([5, 8, 10, 13, 14]);
const systemCodes: ReadonlySet<unknown> = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOSPC",
  "EDQUOT",
  "EFBIG",
  "EIO",
  "EMFILE",
  "ENFILE",
]);

/** Whether it is the disk that failed, and not the program or what it was given. */
export function isDiskTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // The lower byte is the kind; the rest says more of it.
  return systemCodes.has(code) || sqliteCodes.has(typeof errcode === "number" && errcode & 0xff);
}
