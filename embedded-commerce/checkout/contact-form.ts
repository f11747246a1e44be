import { usStates } from "../data/us-states.ts";
import type { OrderContact } from "../storage/orders.ts";

export type ContactField = keyof OrderContact;
export type ContactProblems = Partial<Record<ContactField, string>>;

type Rule = { maxLength: number; missing: string | null; check?: (value: string) => string | null };

/** In the order of the form, so that the summary of problems reads from top to bottom. */
const rules: Record<ContactField, Rule> = {
  email: { maxLength: 254, missing: "Enter your email address.", check: checkEmail },
  firstName: { maxLength: 80, missing: "Enter your first name." },
  lastName: { maxLength: 80, missing: "Enter your last name." },
  address: { maxLength: 160, missing: "Enter a street address.", check: checkAddress },
  apartment: { maxLength: 80, missing: null },
  city: { maxLength: 80, missing: "Enter a city." },
  state: { maxLength: 2, missing: "Choose a state.", check: checkState },
  zip: { maxLength: 10, missing: "Enter a ZIP code.", check: checkZip },
};

export const contactFields = Object.keys(rules).filter(isContactField);

export const emptyContact: OrderContact = {
  email: "",
  firstName: "",
  lastName: "",
  address: "",
  apartment: "",
  city: "",
  state: "",
  zip: "",
};

/** The normalized values of the form, and a message for each invalid field. */
export function readContact(form: URLSearchParams): {
  contact: OrderContact;
  problems: ContactProblems;
} {
  const contact = { ...emptyContact };
  const problems: ContactProblems = {};
  for (const field of contactFields) {
    // Invalid values are shown again, so they are bounded as well.
    const value = normalize(form.get(field) ?? "").slice(0, 400);
    contact[field] = value;
    const problem = findProblem(rules[field], value);
    if (problem) problems[field] = problem;
  }
  return { contact, problems };
}

function findProblem({ maxLength, missing, check }: Rule, value: string): string | null {
  if (value === "") return missing;
  const problem = check?.(value) ?? null;
  if (problem) return problem;
  return value.length > maxLength ? `Use at most ${maxLength} characters.` : null;
}

function normalize(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function checkEmail(value: string): string | null {
  const isPlausible =
    /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/u.test(value);
  return isPlausible ? null : "Enter an email address like name@example.com.";
}

function checkAddress(value: string): string | null {
  return /[\p{L}\p{N}]/u.test(value) && value.length >= 4
    ? null
    : "Enter a street address, such as 12 Elm Street.";
}

function checkState(value: string): string | null {
  return usStates.some(([code]) => code === value) ? null : "Choose a state from the list.";
}

function checkZip(value: string): string | null {
  return /^\d{5}(-\d{4})?$/.test(value) ? null : "Enter a ZIP code of five digits, such as 94107.";
}

function isContactField(name: string): name is ContactField {
  return name in rules;
}
