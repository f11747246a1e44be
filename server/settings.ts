import { resolve as resolvePath } from "node:path";
import * as v from "valibot";
import { site } from "#brand/content/site.ts";
import { optionalPages } from "../app/site/optional-pages.ts";

/** The levels of pino. */
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** The environment variables of the server; docs/operations.md describes them. */
export const settings = {
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(wholeNumber(65_535), "3000"),
  SITE_URL: v.optional(origin("an origin such as https://shop.example")),
  DATA_DIR: v.optional(v.pipe(v.string(), v.transform(resolvePath)), "data"),
  DATABASE_URL: v.optional(postgresUrl()),
  DATABASE_PASSWORD: v.optional(v.string()),
  SMTP_URL: v.optional(smtpUrl()),
  SMTP_FROM: v.optional(v.pipe(v.string(), v.email(mustBe("an email address")))),
  MAILS_PER_HOUR: v.optional(wholeNumber(99_999, 1), "500"),
  SHOPIFY_STORE_DOMAIN: v.optional(
    origin("a domain such as shop.myshopify.com or an http(s) origin", "https://"),
  ),
  SHOPIFY_STOREFRONT_ACCESS_TOKEN: v.optional(headerValue()),
  SHOPIFY_STOREFRONT_PRIVATE_TOKEN: v.optional(headerValue()),
  SHOPIFY_SELLING_PLANS: v.optional(v.picklist(["on", "off"], mustBe("on or off"))),
  SHOPIFY_ACCOUNT_URL: v.optional(webPage()),
  SHOW_SAMPLES: v.optional(v.picklist(["on", "off"], mustBe("on or off")), "on"),
  PAGES_OFF: v.optional(pathsOf(optionalPages), ""),
  PRODUCT_FEED: v.optional(v.picklist(["on", "off"], mustBe("on or off"))),
  PAGE_CACHE_MB: v.optional(wholeNumber(9999), "64"),
  UNITS_PER_CLIENT: v.optional(wholeNumber(9999, 1), "4"),
  TRUSTED_PROXIES: v.optional(wholeNumber(9), "0"),
  LOG_LEVEL: v.optional(v.picklist(logLevels, mustBe(`one of ${logLevels.join(", ")}`))),
  METRICS_PORT: v.optional(wholeNumber(65_535)),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
  KEEP_ALIVE_SECONDS: v.optional(wholeNumber(3600, 1), "65"),
  DRAIN_SECONDS: v.optional(wholeNumber(60), "0"),
};

/** Settings that can be read from a file, as orchestrators mount secrets: `DATABASE_URL_FILE` names the file. */
export const secretNames = [
  "DATABASE_URL",
  "DATABASE_PASSWORD",
  "SHOPIFY_STOREFRONT_ACCESS_TOKEN",
  "SHOPIFY_STOREFRONT_PRIVATE_TOKEN",
  "SMTP_URL",
] as const;

/** Some of these paths, separated by commas. */
function pathsOf(paths: readonly string[]) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(",").flatMap((path) => path.trim().toLowerCase() || [])),
    v.check((named) => named.every((path) => paths.includes(path)), mustBe(`some of ${paths}`)),
    v.transform((named) => [...site.pagesOff, ...named]),
  );
}

/** The message never quotes the value, which may be secret. */
function headerValue() {
  return v.pipe(
    v.string(),
    v.regex(/^[\x21-\x7e]+$/, "contains a character that is not allowed in an HTTP header"),
  );
}

function wholeNumber(max: number, min = 0) {
  const message = mustBe(`a whole number from ${min} to ${max}`);
  return v.pipe(
    v.string(),
    v.digits(message),
    v.toNumber(),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** An http(s) URL without path, query and credentials. */
function origin(rule: string, defaultScheme = "") {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const url = URL.parse(value.includes("://") ? value : defaultScheme + value);
      if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
      addIssue({ message: mustBe(rule)({ input: value.replace(credentials, "$1…@") }) });
      return NEVER;
    }),
  );
}

/** The message never quotes the URL, which has a password. */
function smtpUrl() {
  return v.pipe(
    v.string(),
    v.check(
      (value) =>
        /^smtps?:$/.test(URL.parse(value)?.protocol ?? "") && URL.parse(value)?.host !== "",
      "must be a URL such as smtps://name:password@mail.example",
    ),
  );
}

/** An https URL without credentials. */
function webPage() {
  const message = mustBe("an address such as https://account.shop.example");
  return v.pipe(
    v.string(),
    v.check(isWebPage, ({ input }) =>
      message({ input: String(input).replace(credentials, "$1…@") }),
    ),
  );
}

function isWebPage(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/** The message never quotes the URL, which may hold a password. */
function postgresUrl() {
  const message =
    'must be an address such as postgres://user@host:5432/database, with a "%" written as "%25"';
  return v.pipe(v.string(), v.check(isPostgresUrl, message));
}

function isPostgresUrl(text: string): boolean {
  try {
    decodeURIComponent(text);
    return /^postgres(?:ql)?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** User information of a URL, which may contain a password. */
const credentials = /(^|\/\/)[^/]*@/;

function mustBe(rule: string) {
  return ({ input }: { input: unknown }) => {
    const text = String(input);
    return `must be ${rule}, not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
  };
}
