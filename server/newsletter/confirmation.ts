import { createHash, randomBytes } from "node:crypto";
import { site } from "#brand/content/site.ts";
import { isNewsletter } from "../../app/site/sign-up.ts";
import type { RateLimit } from "../rate-limit.ts";
import type { SendMail } from "./mailer.ts";
import type { Subscribers } from "./subscribers.ts";

/** Hours for which the link in the mail works, and for which its mailbox gets no other. */
const linkHours = 24;

const confirmationPath = "/newsletter/confirm";

type ConfirmationParts = {
  subscribers: Subscribers;
  sendMail: SendMail;
  /** Counts the mails of all visitors. */
  limitMails: RateLimit;
  siteUrl: string;
};

/**
 * Confirmed opt-in: an address is on the list once its owner has followed a link that was sent only to it. The link has
 * 256 random bits, of which the database has a hash, so that neither a copy of the database nor a guess confirms
 * anything.
 */
export function createConfirmation(parts: ConfirmationParts) {
  const { subscribers, sendMail, limitMails, siteUrl } = parts;
  return {
    /** Resolves when a mail is on its way, to `pending` where one was before, and to `limited` above the limit. */
    async ask(address: string, source: string, at: Date): Promise<"asked" | "pending" | "limited"> {
      const token = randomBytes(32).toString("base64url");
      const tokenHash = hash(token);
      const until = new Date(at.getTime() + linkHours * 3_600_000);
      if (!(await subscribers.ask({ tokenHash, address, source, until, at }))) return "pending";
      let isSent = false;
      try {
        if ((await limitMails("all")) !== null) return "limited";
        const link = `${siteUrl}${confirmationPath}?token=${token}`;
        await sendMail({ to: address, ...getMail(source, link) });
        isSent = true;
        return "asked";
      } finally {
        if (!isSent) await subscribers.take(tokenHash, at);
      }
    },
    /** Takes the token; resolves to whether it was one, unused and in time. */
    async confirm(token: string, at: Date): Promise<boolean> {
      const request = await subscribers.take(hash(token), at);
      if (request) await subscribers.add({ ...request, at });
      return request !== null;
    },
  };
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function getMail(source: string, link: string): { subject: string; text: string } {
  const what = isNewsletter(source) ? "get our newsletter" : "hear when something can be ordered";
  return {
    subject: `Please confirm your email address for ${site.name}`,
    text: [
      `This address was left on our site to ${what}.`,
      `Confirm it here within ${linkHours} hours:\n${link}`,
      "If it wasn’t you, do nothing: you won’t hear from us again.",
      site.name,
    ].join("\n\n"),
  };
}

/** A token of {@link createConfirmation}: 32 bytes in base64url. */
const token = /^[\w-]{43}$/;

/** A token from a request; `null` for any other text. */
export function readToken(text: unknown): string | null {
  return typeof text === "string" && token.test(text) ? text : null;
}

/** A button, because programs that check mails for dangerous links open them. */
export function confirmForm(readToken: string): string {
  return `<form method="post" action="${confirmationPath}"><input type="hidden" name="token" value="${readToken}"><button>Yes, It’s Mine</button></form>`;
}
