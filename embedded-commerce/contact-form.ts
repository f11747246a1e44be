import * as v from "valibot";
import { abroad, addressTerms, market, regions } from "#brand/content/market.ts";

const short = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength, `Use ${maxLength} characters or fewer.`));
const required = (message: string, maxLength: number) =>
  v.pipe(v.string(), v.nonEmpty(message), short(maxLength));

const plausibleEmail = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/u;
const isRegion = (value: string) => regions.some(([code]) => code === value);
const { region, postalCode } = addressTerms;

export const countries = [market.country, ...abroad.countries];
const regionNames = new Intl.DisplayNames("en-US", { type: "region" });

/** The country's name in the form; the code of one that nobody knows. */
export function nameCountry(code: string): string {
  return code === market.country ? market.countryName : (regionNames.of(code) ?? code);
}

/** Whether an order goes to another country than the market's. */
export function isAbroad(country: string): boolean {
  return country !== market.country;
}

/** Lists the fields in the order of the form, so that the summary of problems reads from top to bottom. */
const contactForm = v.object({
  email: v.pipe(
    required("Enter your email address.", 254),
    v.regex(plausibleEmail, "Enter an email address like name@example.com."),
  ),
  country: v.picklist(countries, "Choose a country from the list."),
  firstName: required("Enter your first name.", 80),
  lastName: required("Enter your last name.", 80),
  address: v.pipe(
    required("Enter a street address.", 160),
    v.regex(/[\p{L}\p{N}]/u, "Enter a street address, such as 12 Elm Street."),
    v.minLength(4, "Enter a street address, such as 12 Elm Street."),
  ),
  apartment: short(80),
  city: required("Enter a city.", 80),
  state:
    regions.length > 0
      ? v.pipe(v.string(), v.nonEmpty(region.missing), v.check(isRegion, region.unknown))
      : short(80),
  zip: v.pipe(
    v.string(),
    v.nonEmpty(postalCode.missing),
    v.regex(postalCode.pattern, postalCode.invalid),
  ),
});

/** Other countries have their own regions and postal codes. */
const contactAbroad = v.object({ ...contactForm.entries, state: short(80), zip: short(20) });

export type Contact = v.InferOutput<typeof contactForm>;
export type ContactField = keyof Contact;
export type ContactProblems = Partial<Record<ContactField, string>>;
export const contactFields = v.keyof(contactForm).options;

const text = v.pipe(v.optional(v.string(), ""), v.transform(normalize));
const texts = v.object(v.entriesFromList(contactFields, text));
export const emptyContact: Contact = { ...v.parse(texts, {}), country: market.country };

/** The normalized values of the form, and a message for each invalid field. */
export function readContact(form: URLSearchParams): {
  contact: Contact;
  problems: ContactProblems;
} {
  const sent = v.parse(texts, Object.fromEntries(form));
  const country = sent.country || market.country;
  const [schema, state] = isAbroad(country) ? [contactAbroad, ""] : [contactForm, sent.state];
  const contact = { ...sent, country, state };
  const { issues = [] } = v.safeParse(schema, contact, { abortPipeEarly: true });
  const problems = Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
  return { contact, problems };
}

/** Limits the length, because an invalid value is shown again. */
function normalize(value: string): string {
  const spaced = value.replace(/[\p{Cc}\p{Cf}]/gu, " ").replace(/\s+/g, " ");
  return spaced.trim().slice(0, 400);
}
