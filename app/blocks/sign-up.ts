import { newsletterAnswers } from "~/content/newsletter";

/** What to show at the field. */
export type SignUpAnswer = { isThanks: boolean; message: string };

/** The browser's patience; the server has given up by then. */
const longestMs = 15_000;

/** Sends a form to its own address and reads how it ended. */
export async function signUp(form: HTMLFormElement): Promise<SignUpAnswer> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(longestMs),
    });
    const { message } = await response.json();
    return { isThanks: response.ok, message: String(message) };
  } catch (error) {
    console.info("The sign-up did not arrive:", error);
    return { isThanks: false, message: newsletterAnswers.unreached };
  }
}
