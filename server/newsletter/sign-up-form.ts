import type { HonoRequest } from "hono";
import * as v from "valibot";
import { newsletterSources, newsletterTrap } from "../../app/content/newsletter.ts";

/** Missing and invalid fields get a default; an empty email is refused later. */
const SignUpForm = v.object({
  email: v.fallback(v.string(), ""),
  source: v.fallback(v.picklist(newsletterSources), "footer"),
  [newsletterTrap]: v.fallback(v.string(), ""),
});

export type SignUpForm = v.InferOutput<typeof SignUpForm>;

/** Reads a form or JSON. */
export async function parseForm(
  request: HonoRequest,
): Promise<SignUpForm | "unsupported" | "unreadable"> {
  const [type = ""] = (request.header("content-type") ?? "").split(";", 1);
  const body = await request.text();
  switch (type.trim().toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return v.parse(SignUpForm, Object.fromEntries(new URLSearchParams(body)));
    case "application/json":
      return parseJson(body);
    default:
      return "unsupported";
  }
}

function parseJson(body: string): SignUpForm | "unreadable" {
  try {
    return v.parse(SignUpForm, JSON.parse(body));
  } catch {
    return "unreadable";
  }
}
