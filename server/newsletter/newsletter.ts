import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { newsletterTrap } from "../../app/content/newsletter.ts";
import { signUps } from "../monitoring/metrics.ts";
import { clientAddress, type NodeEnvironment } from "../visitor.ts";
import { normalizeAddress } from "./address.ts";
import { createRateLimit } from "./rate-limit.ts";
import { type Outcome, outcomes, tooManyRequests, toResponse } from "./responses.ts";
import { parseForm, type SignUpForm } from "./sign-up-form.ts";
import type { Subscribers } from "./subscribers.ts";

type NewsletterParts = {
  subscribers: Subscribers;
  /** Canonical origin of the shop. */
  siteUrl: string;
  trustedProxies: number;
  logError(error: unknown): void;
  limits?: Partial<typeof defaultLimits>;
  now?: () => number;
};

/** An office can share one IP address. */
const defaultLimits = {
  client: { times: 30, perMs: 10 * 60_000 },
  address: { times: 5, perMs: 60 * 60_000 },
};
/** An email address has at most 254 characters. */
const maxBodyBytes = 4096;
const maxStoringMs = 5_000;

/** Handles sign-ups. Responds with success only after the address is stored. */
export function createNewsletter(parts: NewsletterParts): Hono<NodeEnvironment> {
  const { subscribers, siteUrl, trustedProxies, logError, now = Date.now } = parts;
  const limits = { ...defaultLimits, ...parts.limits };
  const clientLimit = createRateLimit({ ...limits.client, now });
  const addressLimit = createRateLimit({ ...limits.address, now });
  const respond = (context: Context, outcome: Outcome, source?: SignUpForm["source"]) =>
    toResponse(outcome, context.req.raw, siteUrl, source);

  async function signUp(form: SignUpForm): Promise<Outcome> {
    if (form[newsletterTrap] !== "") return outcomes.thanks;
    const address = normalizeAddress(form.email);
    if (address === null) return outcomes.invalid;
    const waitSeconds = addressLimit.consume(address);
    if (waitSeconds > 0) return tooManyRequests(waitSeconds);
    try {
      const stored = subscribers.add({ address, source: form.source, at: new Date(now()) });
      await withTimeout(stored, maxStoringMs);
      signUps.inc({ outcome: "stored" });
      return outcomes.thanks;
    } catch (error) {
      signUps.inc({ outcome: "failed" });
      logError(error);
      return outcomes.notStored;
    }
  }

  return new Hono<NodeEnvironment>()
    .post(
      "/",
      csrf({
        // Behind a reverse proxy the host of the request can differ from the visitor's.
        origin: (origin, { req }) => origin === siteUrl || origin === new URL(req.url).origin,
        secFetchSite: ["same-origin", "none"],
      }),
      async (context, next) => {
        const waitSeconds = clientLimit.consume(clientAddress(context, trustedProxies));
        return waitSeconds > 0 ? respond(context, tooManyRequests(waitSeconds)) : next();
      },
      bodyLimit({
        maxSize: maxBodyBytes,
        onError: (context) => respond(context, outcomes.tooLarge),
      }),
      async (context) => {
        const form = await parseForm(context.req);
        if (form === "unsupported") return respond(context, outcomes.wrongType);
        if (form === "unreadable") return respond(context, outcomes.unreadable);
        return respond(context, await signUp(form), form.source);
      },
    )
    .all("/", (context) => {
      const response = respond(context, outcomes.wrongMethod);
      response.headers.set("allow", "POST");
      return response;
    })
    .onError((error, context) => {
      if (error instanceof HTTPException && error.status === 403)
        return respond(context, outcomes.crossOrigin);
      throw error;
    });
}

async function withTimeout(work: Promise<void>, maxMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Storing took longer than ${maxMs} ms`)), maxMs);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
