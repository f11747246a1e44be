/**
 * The disk cannot be read or written: full, read-only, broken, or locked for too long by another process. The
 * transaction was rolled back.
 */
export class StorageError extends Error {
  override name = "StorageError";
}

/** SQLITE_BUSY, SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
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

/** Whether the disk failed, and not the program. */
export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // The lower byte is the primary result code.
  return systemCodes.has(code) || sqliteCodes.has(typeof errcode === "number" && errcode & 0xff);
}
