import {
  type NewsletterSource,
  newsletterSources,
  newsletterTrap,
} from "../../app/content/newsletter.ts";

export type SignUpForm = {
  /** As it was typed. */
  email: string;
  source: NewsletterSource;
  /** Whether something filled in the field that people do not see. */
  isProgram: boolean;
};

type Read = (body: string) => ((name: string) => unknown) | null;

const readers: ReadonlyMap<string, Read> = new Map([
  [
    "application/x-www-form-urlencoded",
    (body) => {
      const form = new URLSearchParams(body);
      return (name) => form.get(name);
    },
  ],
  [
    "application/json",
    (body) => {
      const object = parsed(body);
      return typeof object === "object" && object ? (name) => Reflect.get(object, name) : null;
    },
  ],
]);

/** How to read a body of this type; `null` for a type that no sign-up has. */
export function formReader(
  contentType: string | null,
): ((body: string) => SignUpForm | null) | null {
  const read = readers.get((contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "");
  return read ? (body) => formOf(read(body)) : null;
}

function formOf(field: ReturnType<Read>): SignUpForm | null {
  if (!field) return null;
  const email = field("email");
  const trap = field(newsletterTrap);
  return {
    email: typeof email === "string" ? email : "",
    source: newsletterSources.find((source) => source === field("source")) ?? "footer",
    isProgram: typeof trap === "string" && trap !== "",
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
