/** Media type of a page as Markdown (RFC 7763). */
export const markdownType = "text/markdown";

/** What names HTML, the most specific first: only that one counts. */
const htmlRanges = ["text/html", "text/*", "*/*"];

/**
 * Whether a client wants a page as Markdown: its `Accept` header (RFC 9110, 12.5.1) names the type, and prefers HTML to it
 * in no way. Browsers never name it.
 */
export function acceptsMarkdown({ headers }: Request): boolean {
  const types = (headers.get("accept") ?? "").toLowerCase().split(",").map(parseType);
  const getQuality = (range: string) => types.find(({ name }) => name === range)?.quality;
  const quality = getQuality(markdownType) ?? 0;
  const [ofHtml = 0] = htmlRanges.flatMap((range) => getQuality(range) ?? []);
  return quality > 0 && quality >= ofHtml;
}

/** Reads a media type and its weight; one that cannot be read is the default, 1. */
function parseType(text: string): { name: string; quality: number } {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const quality = weight === undefined ? 1 : Number(weight);
  return { name, quality: Number.isNaN(quality) ? 1 : quality };
}
