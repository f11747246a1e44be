import { resolve } from "node:path";
import { type LogLevel, logLevels } from "./operations/log-level.ts";
import { StartError } from "./start-error.ts";

export type HostedStore = { origin: string; token: string };

export type Config = {
  host: string;
  /** 0 lets the system choose a free one. */
  port: number;
  /** Absolute path of the folder that holds the embedded databases. */
  dataDir: string;
  /** Origin under which visitors reach the shop; `null` means `http://localhost:{port}`. */
  siteUrl: string | null;
  /** Whether visitors reach it by https. */
  isHttps: boolean;
  /** `null` means the embedded commerce service. */
  store: HostedStore | null;
  /** Where the newsletter's list is kept; `null` means a file in the data folder. */
  databaseUrl: string | null;
  /** How many proxies in front of the shop add to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Bytes of rendered pages that are kept; 0 renders every visit's page anew. */
  pageCacheBytes: number;
  /** What the commerce service signs its messages with; `null` refuses them all. */
  webhookSecret: string | null;
  /** The least that is logged; `null` means requests too, but only troubles at a terminal. */
  logLevel: LogLevel | null;
  /** Where the figures for Prometheus are read; `null` counts nothing. */
  metrics: { host: string; port: number } | null;
  /** Seconds between being told to stop and accepting nothing more; meanwhile not ready. */
  drainSeconds: number;
};

type Environment = Record<string, string | undefined>;

/** Reads the process's variables once. Throws a {@link StartError} that names the first wrong one. */
export function parseConfig(environment: Environment): Config {
  return {
    host: value(environment, "HOST") ?? "127.0.0.1",
    port: port(environment, "PORT") ?? 3000,
    dataDir: resolve(value(environment, "DATA_DIR") ?? "data"),
    siteUrl: siteUrl(environment),
    isHttps: siteUrl(environment)?.startsWith("https:") ?? false,
    store: hostedStore(environment),
    databaseUrl: databaseUrl(environment),
    trustedProxies: trustedProxies(environment),
    pageCacheBytes: pageCacheBytes(environment),
    webhookSecret: value(environment, "SHOPIFY_WEBHOOK_SECRET"),
    logLevel: logLevel(environment),
    metrics: metrics(environment),
    drainSeconds: drainSeconds(environment),
  };
}

function port(environment: Environment, name: string): number | null {
  const text = value(environment, name);
  if (text === null) return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= 65_535) return number;
  throw wrong(name, `has to be a whole number from 0 to 65535, not "${shortened(text)}"`);
}

function siteUrl(environment: Environment): string | null {
  const text = value(environment, "SITE_URL");
  if (text === null) return null;
  const origin = originOf(text);
  if (origin) return origin;
  throw wrong(
    "SITE_URL",
    `has to be an origin such as https://shop.example, not "${shortened(text)}"`,
  );
}

function hostedStore(environment: Environment): HostedStore | null {
  const domain = value(environment, "SHOPIFY_STORE_DOMAIN");
  const token = value(environment, "SHOPIFY_STOREFRONT_ACCESS_TOKEN");
  if (domain === null && token === null) return null;
  if (domain === null)
    throw wrong("SHOPIFY_STORE_DOMAIN", "is missing beside SHOPIFY_STOREFRONT_ACCESS_TOKEN");
  if (token === null)
    throw wrong("SHOPIFY_STOREFRONT_ACCESS_TOKEN", "is missing beside SHOPIFY_STORE_DOMAIN");
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw wrong("SHOPIFY_STOREFRONT_ACCESS_TOKEN", "holds a character that no header can carry");
  }

  // A store's domain is public and means https; an explicit origin is taken as it is.
  const origin = originOf(domain.includes("://") ? domain : `https://${domain}`);
  if (origin) return { origin, token };
  throw wrong(
    "SHOPIFY_STORE_DOMAIN",
    `has to be a domain such as shop.myshopify.com or an http(s) origin, not "${shortened(domain)}"`,
  );
}

/** What is wrong with it is never quoted: it may hold a password. */
function databaseUrl(environment: Environment): string | null {
  const text = value(environment, "DATABASE_URL");
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw wrong("DATABASE_URL", "has to be an address such as postgres://user@host:5432/database");
  }
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
  } catch {
    throw wrong("DATABASE_URL", 'has a "%" that stands for nothing: write it "%25"');
  }
  return text;
}

function pageCacheBytes(environment: Environment): number {
  const text = value(environment, "PAGE_CACHE_MB") ?? "64";
  if (/^\d{1,4}$/.test(text)) return Number(text) * 2 ** 20;
  throw wrong("PAGE_CACHE_MB", `has to be a number from 0 to 9999, not "${shortened(text)}"`);
}

function trustedProxies(environment: Environment): number {
  const text = value(environment, "TRUSTED_PROXIES") ?? "0";
  if (/^\d$/.test(text)) return Number(text);
  throw wrong("TRUSTED_PROXIES", `has to be a number from 0 to 9, not "${shortened(text)}"`);
}

function logLevel(environment: Environment): LogLevel | null {
  const text = value(environment, "LOG_LEVEL");
  if (text === null) return null;
  const level = logLevels.find((known) => known === text);
  if (level) return level;
  throw wrong("LOG_LEVEL", `has to be one of ${logLevels.join(", ")}, not "${shortened(text)}"`);
}

function metrics(environment: Environment): Config["metrics"] {
  const open = port(environment, "METRICS_PORT");
  const host = value(environment, "METRICS_HOST") ?? "127.0.0.1";
  return open === null ? null : { host, port: open };
}

function drainSeconds(environment: Environment): number {
  const text = value(environment, "DRAIN_SECONDS") ?? "0";
  if (/^[0-5]$/.test(text)) return Number(text);
  throw wrong("DRAIN_SECONDS", `has to be a number from 0 to 5, not "${shortened(text)}"`);
}

/** `null` for anything but a bare http(s) origin: a path or a query here would be silently lost. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isHttp = url.protocol === "https:" || url.protocol === "http:";
  return isHttp && url.href === `${url.origin}/` ? url.origin : null;
}

/** An empty variable is one that is not set: `PORT= npm start` asks for the default. */
function value(environment: Environment, name: string): string | null {
  return environment[name]?.trim() || null;
}

function wrong(name: string, problem: string): StartError {
  return new StartError(`${name} ${problem}.`, `Correct ${name}, or unset it, and start again.`);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
