import { newsletterTrap } from "../../app/content/newsletter.ts";
import { signUps } from "../monitoring/metrics.ts";
import { createRateLimit } from "../rate-limit.ts";
import { readBody } from "../read-body.ts";
import { isCrossOrigin } from "../same-origin.ts";
import { normalizeAddress } from "./address.ts";
import {
  acceptsJson,
  type Outcome,
  outcomes,
  toJsonResponse,
  tooManyRequests,
  toPageResponse,
} from "./responses.ts";
import { getParser, type SignUpForm } from "./sign-up-form.ts";
import type { Subscribers } from "./subscribers.ts";

type NewsletterParts = {
  subscribers: Subscribers;
  /** Canonical origin of the shop. */
  siteUrl: string;
  logError(error: unknown): void;
  limits?: Partial<typeof defaultLimits>;
  now?: () => number;
};

/** Responds to a request to `/newsletter`; `client` is its network address. */
export type Newsletter = (request: Request, client: string) => Promise<Response>;

export const newsletterPath = "/newsletter";

/** Many people of an office can share one network address. */
const defaultLimits = {
  client: { times: 30, perMs: 10 * 60_000 },
  address: { times: 5, perMs: 60 * 60_000 },
};
/** An email address has at most 254 characters. */
const maxBodyBytes = 4096;
const maxStoringMs = 5_000;

/** Thanks only for an address that has been stored. */
export function createNewsletter(parts: NewsletterParts): Newsletter {
  const { subscribers, siteUrl, logError, now = Date.now } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const clientLimit = createRateLimit({ ...limits.client, now });
  const addressLimit = createRateLimit({ ...limits.address, now });

  async function signUp(form: SignUpForm): Promise<Outcome> {
    if (form[newsletterTrap] !== "") return outcomes.thanks;
    const address = normalizeAddress(form.email);
    if (address === null) return outcomes.invalid;
    const waitSeconds = addressLimit.consume(address);
    if (waitSeconds > 0) return tooManyRequests(waitSeconds);
    try {
      const storing = subscribers.add({ address, source: form.source, at: new Date(now()) });
      await withTimeout(storing, maxStoringMs);
      signUps.inc({ outcome: "stored" });
      return outcomes.thanks;
    } catch (error) {
      signUps.inc({ outcome: "failed" });
      logError(error);
      return outcomes.notStored;
    }
  }

  return async (request, client) => {
    let source: SignUpForm["source"] = "footer";

    async function handle(): Promise<Outcome> {
      if (request.method !== "POST") return outcomes.wrongMethod;
      if (isCrossOrigin(request, siteUrl)) return outcomes.crossOrigin;
      const waitSeconds = clientLimit.consume(client);
      if (waitSeconds > 0) return tooManyRequests(waitSeconds);
      const parse = getParser(request.headers.get("content-type"));
      if (!parse) return outcomes.wrongType;
      const body = await readBody(request, maxBodyBytes);
      if (body === null) return outcomes.tooLarge;
      const form = parse(body);
      if (!form) return outcomes.unreadable;
      source = form.source;
      return signUp(form);
    }

    const outcome = await handle();
    const response = acceptsJson(request)
      ? toJsonResponse(outcome)
      : toPageResponse(outcome, request, siteUrl, source);
    if (outcome.status === 405) response.headers.set("allow", "POST");
    return response;
  };
}

async function withTimeout(work: Promise<void>, maxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Storing took longer than ${maxMs} ms`)), maxMs);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
