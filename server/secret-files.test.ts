import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createTempFolder } from "../tests/support/temp-folder.ts";
import { parseConfig } from "./config.ts";
import { secretNames } from "./settings.ts";

function createSecret(text: string): string {
  const file = join(createTempFolder(onTestFinished), "secret");
  writeFileSync(file, text);
  return file;
}

const store = { SHOPIFY_STORE_DOMAIN: "shop.example", SHOPIFY_STOREFRONT_ACCESS_TOKEN: "public" };

test("a secret is read from a file, without the line break at its end", () => {
  const SHOPIFY_STOREFRONT_PRIVATE_TOKEN_FILE = createSecret("private\n");
  const { hostedStore } = parseConfig({ ...store, SHOPIFY_STOREFRONT_PRIVATE_TOKEN_FILE });

  expect(hostedStore).toMatchObject({ token: "public", privateToken: "private" });
});

test("an empty file counts as unset", () => {
  const SHOPIFY_STOREFRONT_PRIVATE_TOKEN_FILE = createSecret("\n");
  const { hostedStore } = parseConfig({ ...store, SHOPIFY_STOREFRONT_PRIVATE_TOKEN_FILE });

  expect(hostedStore).toMatchObject({ privateToken: null });
});

test.each(secretNames)("%s and its file together are refused", (name) => {
  const file = createSecret("one");

  expect(() => parseConfig({ [name]: "two", [`${name}_FILE`]: file })).toThrow(
    `${name} and ${name}_FILE are both set.`,
  );
});

test("a file that is not there stops the start with its name and no secret", () => {
  expect(() => parseConfig({ DATABASE_URL_FILE: "/nowhere/secret" })).toThrow(
    /^DATABASE_URL_FILE is \/nowhere\/secret, which cannot be read \(ENOENT\)\.\n/,
  );
});

test("what a file holds is checked like a variable, and not quoted", () => {
  const DATABASE_URL_FILE = createSecret("mysql://user:secret@host/list");

  expect(() => parseConfig({ DATABASE_URL_FILE })).toThrow(/^DATABASE_URL (?!.*secret).+\n/);
});
