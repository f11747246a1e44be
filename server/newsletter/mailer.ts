import { site } from "#brand/content/site.ts";

type Mail = { to: string; subject: string; text: string };

/** Resolves once the mail server has taken the mail. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Within the time that a sign-up may take. */
const timeoutMs = 4_000;

/** Sends through the mail server of the URL; `null` without one. */
export async function openMailer(
  url: string | undefined,
  from: string = site.email,
): Promise<SendMail | null> {
  if (url === undefined) return null;
  // Loads the library only with a mail server.
  const { createTransport } = await import("nodemailer");
  const options = {
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Nothing of a mail is a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  return async (mail) => {
    await transport.sendMail({ ...mail, from: { name: site.name, address: from } });
  };
}
