import { newsletterMessages } from "~/content/newsletter";

/** What to show at the field. */
export type SignUpResult = { isAccepted: boolean; message: string };

/** Longer than the server's own timeout. */
const timeoutMs = 15_000;

/** Sends a form to its own address and reads how it ended. */
export async function signUp(form: HTMLFormElement): Promise<SignUpResult> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { message } = await response.json();
    return { isAccepted: response.ok, message: String(message) };
  } catch (error) {
    console.info("The sign-up did not arrive:", error);
    return { isAccepted: false, message: newsletterMessages.unreached };
  }
}
