import { describe, expect, test } from "vitest";
import { shopper } from "../tests/support/builders.ts";
import { readContact } from "./contact-form.ts";

const read = (fields: Record<string, string>) =>
  readContact(new URLSearchParams({ ...shopper, ...fields }));

test("a filled-in form has no problem, with or without an apartment", () => {
  expect(read({})).toEqual({ contact: { ...shopper, apartment: "" }, problems: {} });
  expect(read({ apartment: "4 B" }).problems).toEqual({});
});

test.each([
  ["white space around", "  Ana ", "Ana"],
  ["several spaces", "Ana   Maria", "Ana Maria"],
  ["a line break", "Ana\r\nMaria", "Ana Maria"],
  ["letters that cannot be seen", "Ana\u200B\u0000Maria", "Ana Maria"],
  ["other scripts", "Åsa 明", "Åsa 明"],
])("a value with %s is one line of what can be read", (_, firstName, expected) => {
  expect(read({ firstName }).contact.firstName).toBe(expected);
});

test("a value that is too long is shown again shortened", () => {
  const { contact, problems } = read({ city: "x".repeat(10_000) });

  expect(contact.city).toHaveLength(400);
  expect(Object.keys(problems)).toEqual(["city"]);
});

describe("a field without a value", () => {
  test.each(["email", "address", "state", "zip"] as const)(
    "asks for %s, and not for another form of it",
    (field) => {
      const [empty, wrong] = ["", "-"].map((value) => read({ [field]: value }).problems);

      expect(Object.keys(empty ?? {})).toEqual([field]);
      expect(wrong?.[field]).toBeTruthy();
      expect(empty?.[field]).not.toBe(wrong?.[field]);
    },
  );

  test("is named in the order of the form, also when the whole form is missing", () => {
    const { problems } = readContact(new URLSearchParams());

    const required = ["email", "firstName", "lastName", "address", "city", "state", "zip"];
    expect(Object.keys(problems)).toEqual(required);
  });
});

test.each([
  ["email", "ana.maria+hair@mail.example.co.uk"],
  ["zip", "94107-1234"],
  ["address", "1 Öl"],
  ["state", "DC"],
])("takes %s as %j", (field, value) => {
  expect(read({ [field]: value }).problems).toEqual({});
});
