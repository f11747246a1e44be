/** The part of Shopify's search syntax that the service understands, as a tree. */
export type SearchExpression =
  | { kind: "all"; parts: readonly SearchExpression[] }
  | { kind: "any"; parts: readonly SearchExpression[] }
  | { kind: "not"; part: SearchExpression }
  | { kind: "term"; field: string | null; value: string; isPhrase: boolean };

type Token = { kind: "(" | ")" | "OR" | "AND" | "NOT" | "-" } | TermToken;
type TermToken = { kind: "term"; field: string | null; value: string; isPhrase: boolean };

/** Long enough for every identifier list that fits a page, short enough to bound the work. */
export const LONGEST_QUERY = 2_000;
const DEEPEST_NESTING = 20;

/**
 * Reads `title:oil AND (tag:new OR tag:"staff pick") -tag:gift`. Never throws: what cannot be read as syntax
 * is read as words, because visitors type into it.
 */
export function parseSearchSyntax(query: string): SearchExpression {
  const tokens = tokenize(query.slice(0, LONGEST_QUERY));
  let position = 0;

  function parseAny(depth: number): SearchExpression {
    const parts = [parseAll(depth)];
    while (tokens[position]?.kind === "OR") {
      position += 1;
      parts.push(parseAll(depth));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: "any", parts };
  }

  function parseAll(depth: number): SearchExpression {
    const parts: SearchExpression[] = [];
    for (;;) {
      const token = tokens[position];
      if (!token || token.kind === "OR" || (token.kind === ")" && depth > 0)) break;
      if (token.kind === "AND" || token.kind === ")") position += 1;
      else parts.push(parseOne(depth));
    }
    return { kind: "all", parts };
  }

  function parseOne(depth: number): SearchExpression {
    const token = tokens[position];
    position += 1;
    if (!token) return { kind: "all", parts: [] };
    if (token.kind === "term") return token;
    if (token.kind === "NOT" || token.kind === "-") return { kind: "not", part: parseOne(depth) };
    if (token.kind !== "(" || depth >= DEEPEST_NESTING) return { kind: "all", parts: [] };

    const inner = parseAny(depth + 1);
    if (tokens[position]?.kind === ")") position += 1;
    return inner;
  }

  return parseAny(0);
}

const TOKEN =
  /\s*(?:([()])|(-)(?=[^\s])|(?:([A-Za-z_][\w.]*):)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()"]+)|(["])))/gy;

function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;

  for (let match = TOKEN.exec(query); match !== null; match = TOKEN.exec(query)) {
    const [, bracket, minus, field, double, single, bare] = match;
    const quoted = double ?? single;
    if (bracket === "(" || bracket === ")") tokens.push({ kind: bracket });
    else if (minus) tokens.push({ kind: "-" });
    else if (quoted !== undefined)
      tokens.push({
        kind: "term",
        field: field ?? null,
        value: withoutBackslashes(quoted),
        isPhrase: true,
      });
    else if (bare === "OR" || bare === "AND" || bare === "NOT") tokens.push({ kind: bare });
    else if (bare !== undefined)
      tokens.push({ kind: "term", field: field ?? null, value: bare, isPhrase: false });
    else if (match[0] === "") break;
  }
  return tokens;
}

function withoutBackslashes(text: string): string {
  return text.replace(/\\(.)/g, "$1");
}
