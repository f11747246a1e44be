/** The body as text (broken UTF-8 becomes replacement characters); null when it is larger than allowed. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  if (!request.body) return "";

  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Counted while it arrives, because a length that a caller names need not be true.
  for await (const chunk of request.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
