import { readBody } from "../../embedded-commerce/http/read-body.ts";
import { signUps } from "../monitoring/metrics.ts";
import { createRateLimit } from "../rate-limit.ts";
import { isFromElsewhere } from "../same-origin.ts";
import { normalAddress } from "./address.ts";
import {
  asksForJson,
  jsonAnswer,
  type Outcome,
  outcomes,
  pageAnswer,
  tooOften,
} from "./answers.ts";
import { formReader, type SignUpForm } from "./sign-up-form.ts";
import type { Subscribers } from "./subscribers.ts";

type NewsletterParts = {
  subscribers: Subscribers;
  /** Canonical origin of the shop. */
  siteUrl: string;
  logError(error: unknown): void;
  limits?: Partial<typeof usualLimits>;
  now?: () => number;
};

/** Answers a request to `/newsletter` from a client, whose name is its network address. */
export type Newsletter = (request: Request, client: string) => Promise<Response>;

export const newsletterPath = "/newsletter";

/** A household or an office shares one client; an address is written wrong and right again. */
const usualLimits = {
  client: { times: 30, perMs: 10 * 60_000 },
  address: { times: 5, perMs: 60 * 60_000 },
};
/** An address has at most 254 characters. */
const mostBytes = 4096;
const longestStoringMs = 5_000;

/** The newsletter's one endpoint: cheap refusals first, and thanks only for what is on the disk. */
export function createNewsletter(parts: NewsletterParts): Newsletter {
  const { subscribers, siteUrl, logError, now = Date.now } = parts;
  const limits = { ...usualLimits, ...parts.limits };
  const clientLimit = createRateLimit({ ...limits.client, now });
  const addressLimit = createRateLimit({ ...limits.address, now });

  async function signUp({ email, source, isProgram }: SignUpForm): Promise<Outcome> {
    if (isProgram) return outcomes.thanks;
    const address = normalAddress(email);
    if (address === null) return outcomes.invalid;
    const wait = addressLimit.secondsToWait(address);
    if (wait > 0) return tooOften(wait);
    try {
      const storing = subscribers.add({ address, source, at: new Date(now()) });
      await withinTime(storing, longestStoringMs);
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

    async function outcome(): Promise<Outcome> {
      if (request.method !== "POST") return outcomes.onlySent;
      if (isFromElsewhere(request, siteUrl)) return outcomes.fromElsewhere;
      const wait = clientLimit.secondsToWait(client);
      if (wait > 0) return tooOften(wait);
      const read = formReader(request.headers.get("content-type"));
      if (!read) return outcomes.wrongType;
      const body = await readBody(request, mostBytes);
      if (body === null) return outcomes.tooLarge;
      const form = read(body);
      if (!form) return outcomes.unreadable;
      source = form.source;
      return signUp(form);
    }

    const ended = await outcome();
    const answer = asksForJson(request)
      ? jsonAnswer(ended)
      : pageAnswer(ended, request, siteUrl, source);
    if (ended.status === 405) answer.headers.set("allow", "POST");
    return answer;
  };
}

async function withinTime(work: Promise<void>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Storing took longer than ${mostMs} ms`)), mostMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
