import * as v from "valibot";
import { newsletterSources, newsletterTrap } from "../../app/content/newsletter.ts";

/** What is missing or of the wrong type gets a default; an empty email is refused as invalid. */
const SignUpForm = v.object({
  email: v.fallback(v.string(), ""),
  source: v.fallback(v.picklist(newsletterSources), "footer"),
  [newsletterTrap]: v.fallback(v.string(), ""),
});

export type SignUpForm = v.InferOutput<typeof SignUpForm>;

const parsers: ReadonlyMap<string, (body: string) => unknown> = new Map([
  ["application/x-www-form-urlencoded", (body) => Object.fromEntries(new URLSearchParams(body))],
  ["application/json", JSON.parse],
]);

/** Returns the parser for a `Content-Type`, which returns null for an unreadable body. */
export function getParser(
  contentType: string | null,
): ((body: string) => SignUpForm | null) | undefined {
  const parse = parsers.get((contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "");
  return parse && ((body) => parseForm(() => parse(body)));
}

function parseForm(parse: () => unknown): SignUpForm | null {
  try {
    return v.parse(SignUpForm, parse());
  } catch {
    return null;
  }
}
