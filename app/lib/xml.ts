/** Text for markup, between tags and in attributes with double quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Text for XML, without the characters that no XML document may hold, escaped or not. */
export function xmlText(text: string): string {
  return escaped(text.replace(notInXml, "\uFFFD"));
}

const notInXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
