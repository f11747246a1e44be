import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import * as v from "valibot";
import {
  confirmationCopy,
  newsletterMessages,
  newsletterRefusals,
} from "#brand/content/newsletter.ts";
import {
  getFormId,
  getMessageId,
  getSignUpCopy,
  isSignUpSource,
  newsletterTrap,
} from "../../app/site/sign-up.ts";
import { errorPage } from "../error-page.ts";
import { signUps } from "../monitoring/metrics.ts";
import { createRateLimit } from "../rate-limit.ts";
import { clientAddress, type NodeEnvironment } from "../visitor.ts";
import { confirmForm, createConfirmation, readToken } from "./confirmation.ts";
import type { SendMail } from "./mailer.ts";
import { EmailAddress, getMailbox, type Subscribers } from "./subscribers.ts";

type NewsletterParts = {
  subscribers: Subscribers;
  /** Canonical origin of the shop. */
  siteUrl: string;
  trustedProxies: number;
  /** Sends the mail by which an owner confirms an address; `null` puts each on the list at once. */
  sendMail: SendMail | null;
  /** Limit for all visitors together. */
  mailsPerHour: number;
  logError(error: unknown): void;
};

/** Missing and invalid fields get a default. */
const SignUpForm = v.object({
  email: v.fallback(v.nullable(EmailAddress), null),
  source: v.fallback(v.pipe(v.string(), v.check(isSignUpSource)), "footer"),
  [newsletterTrap]: v.fallback(v.string(), ""),
});

/** The result of a sign-up; the heading is for the error page that a form without script gets. */
const toOutcome = (
  status: number,
  heading: string,
  message: string,
  headers: Record<string, string> = {},
) => ({ status, heading, message, headers });
type Outcome = ReturnType<typeof toOutcome>;

const { fromElsewhere, onlySent, tooLarge, tooOften, notStored } = newsletterRefusals;
const outcomes = {
  invalid: toOutcome(422, "", newsletterMessages.invalid),
  crossOrigin: toOutcome(403, "This came from another site", fromElsewhere),
  wrongMethod: toOutcome(405, "Nothing to see here", onlySent, { allow: "POST" }),
  tooLarge: toOutcome(413, "That’s too long", tooLarge),
  mailed: toOutcome(200, "Check your inbox", newsletterMessages.mailed),
  notStored: toOutcome(503, "Please try again", notStored, { "retry-after": "120" }),
};

const toRefusal = (waitSeconds: number) =>
  toOutcome(429, "One moment, please", tooOften, { "retry-after": String(waitSeconds) });
const thank = (source: string) => toOutcome(200, "", getSignUpCopy(source).thanks);

const minute = 60;
/** An email address has at most 254 characters. */
const maxBodyBytes = 4096;
const maxStoringMs = 5_000;

/** Handles sign-ups. Responds with success only after the address is stored. */
export function createNewsletter(parts: NewsletterParts): Hono<NodeEnvironment> {
  const { subscribers, siteUrl, trustedProxies, sendMail, logError } = parts;
  const limitMails = createRateLimit(parts.mailsPerHour, 60 * minute);
  const confirmation =
    sendMail && createConfirmation({ subscribers, sendMail, limitMails, siteUrl });
  // An office can share one IP address.
  const limitClient = createRateLimit(30, 10 * minute);
  const limitMailbox = createRateLimit(5, 60 * minute);

  /**
   * JSON for fetch. For a form without script, success and an invalid address redirect to the page of the form,
   * where the URL's fragment shows the message; everything else is an error page.
   */
  function respond({ req }: Context, outcome: Outcome, source = "footer") {
    const { status, heading, message } = outcome;
    const headers = { ...outcome.headers, "cache-control": "no-store" };
    if (!req.header("accept")?.includes("text/html"))
      return Response.json({ message }, { status, headers });
    // Every page has the other two messages of a form that is posted without script.
    if (outcome === outcomes.mailed || (status !== 200 && status !== 422))
      return errorPage(status, heading, message, headers);
    const id = getMessageId(getFormId(source), status === 200 ? "thanks" : "invalid");
    const location = `${getFormPath(req.raw, siteUrl)}#${id}`;
    return new Response(null, { status: 303, headers: { ...headers, location } });
  }

  async function signUp(form: v.InferOutput<typeof SignUpForm>): Promise<Outcome> {
    const { email, source } = form;
    if (form[newsletterTrap] !== "") return thank(source);
    if (email === null) return outcomes.invalid;
    const waitSeconds = await limitMailbox(getMailbox(email));
    if (waitSeconds !== null) return toRefusal(waitSeconds);
    try {
      const at = new Date();
      const done = confirmation
        ? confirmation.ask(email, source, at)
        : subscribers.add({ address: email, source, at }).then(() => "stored" as const);
      const outcome = await Promise.race([done, rejectAfter(maxStoringMs)]);
      signUps.inc({ outcome });
      if (outcome === "limited") return outcomes.notStored;
      return outcome === "stored" ? thank(source) : outcomes.mailed;
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
        const waitSeconds = await limitClient(clientAddress(context, trustedProxies));
        return waitSeconds === null ? next() : respond(context, toRefusal(waitSeconds));
      },
      bodyLimit({
        maxSize: maxBodyBytes,
        onError: (context) => respond(context, outcomes.tooLarge),
      }),
      async (context) => {
        const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
        const form = v.parse(SignUpForm, fields);
        return respond(context, await signUp(form), form.source);
      },
    )
    .get("/confirm", ({ req }) => {
      const token = readToken(req.query("token"));
      if (!token || !confirmation) return linkEnded();
      const { heading, text } = confirmationCopy.ask;
      return errorPage(
        200,
        heading,
        text,
        { "referrer-policy": "no-referrer" },
        confirmForm(token),
      );
    })
    .post("/confirm", bodyLimit({ maxSize: maxBodyBytes }), async (context) => {
      const token = readToken(new URLSearchParams(await context.req.text()).get("token"));
      if (!token || !confirmation) return linkEnded();
      try {
        if (!(await confirmation.confirm(token, new Date()))) return linkEnded();
      } catch (error) {
        logError(error);
        return respond(context, outcomes.notStored);
      }
      signUps.inc({ outcome: "stored" });
      const { heading, text } = confirmationCopy.done;
      return errorPage(200, heading, text);
    })
    .all("/", (context) => respond(context, outcomes.wrongMethod))
    .onError((error, context) => {
      if (error instanceof HTTPException && error.status === 403)
        return respond(context, outcomes.crossOrigin);
      throw error;
    });
}

function linkEnded(): Response {
  const { heading, text } = confirmationCopy.ended;
  return errorPage(410, heading, text);
}

/** The path of the page with the form, from `Referer`; `/` without one of the shop. */
function getFormPath({ url, headers }: Request, siteUrl: string): string {
  const referrer = URL.parse(headers.get("referer") ?? "");
  const isOurs = referrer?.origin === siteUrl || referrer?.origin === new URL(url).origin;
  // A path that starts with two slashes would be another host.
  if (!referrer || !isOurs || referrer.pathname.startsWith("//")) return "/";
  return referrer.pathname + referrer.search;
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`Storing took longer than ${ms} ms`)), ms).unref();
  });
}
