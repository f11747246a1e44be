import { type FormEvent, useEffect, useRef, useState } from "react";
import { newsletterMessages } from "#brand/content/newsletter.ts";
import { getFormId, getMessageId, getSignUpCopy, newsletterTrap } from "~/site/sign-up";
import { LineField } from "~/ui/line-field";
import { onPageRestored } from "~/ui/scheduling";

type SignUpFormProps = {
  /** What the visitor signs up for; see `isSignUpSource`. */
  source: string;
  /** Where the page has a second form for the source. */
  id?: string;
};

/** One field. Without script it is posted and comes back to this page; with it the page stays. */
export function SignUpForm({ source, id = getFormId(source) }: SignUpFormProps) {
  const copy = getSignUpCopy(source);
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<SignUpResult | "pending" | null>(null);
  const shown = answer === "pending" ? null : answer;
  const isWrong = shown?.isAccepted === false;

  function show(next: SignUpResult) {
    setAnswer(next);
    if (!next.isAccepted) field.current?.focus();
  }

  // The request that was pending then may never end.
  useEffect(
    () => onPageRestored(() => setAnswer((before) => (before === "pending" ? null : before))),
    [],
  );

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (answer === "pending") return;
    const form = event.currentTarget;
    setAnswer("pending");
    const next = await signUp(form);
    if (next.isAccepted) form.reset();
    show(next);
  }

  return (
    <form action="/newsletter" method="post" onSubmit={send}>
      {answer === null && <SignUpOutcome source={source} id={id} />}
      <LineField
        ref={field}
        id={id}
        label="Email address"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder="Your email"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-answer` : undefined}
        onInvalid={(event) => {
          event.preventDefault();
          show({ isAccepted: false, message: newsletterMessages.invalid });
        }}
        button={answer === "pending" ? copy.pending : copy.button}
        isBusy={answer === "pending"}
        className="max-w-measure-md"
      />
      <p
        id={`${id}-answer`}
        role="status"
        className={`text-note not-empty:pt-2 ${isWrong ? "text-error" : ""}`}
      >
        {shown?.message}
      </p>
      <input type="hidden" name="source" value={source} />
      <p hidden>
        <label>
          Leave this field blank <input name={newsletterTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </form>
  );
}

/**
 * The outcome of a sign-up without script. Both messages are in every page, so that it can be cached;
 * the URL's fragment shows one of them and moves focus to it.
 */
function SignUpOutcome({ source, id }: Required<SignUpFormProps>) {
  const messages = { thanks: getSignUpCopy(source).thanks, invalid: newsletterMessages.invalid };
  return (["thanks", "invalid"] as const).map((outcome) => (
    <p
      key={outcome}
      id={getMessageId(id, outcome)}
      tabIndex={-1}
      className={`pt-2 text-note not-target:hidden ${outcome === "invalid" ? "text-error" : ""}`}
    >
      {messages[outcome]}
    </p>
  ));
}

/** What to show at the field. */
type SignUpResult = { isAccepted: boolean; message: string };

/** Longer than the server's own timeout. */
const timeoutMs = 15_000;

/** Sends a form to its own address and reads how it ended. */
async function signUp(form: HTMLFormElement): Promise<SignUpResult> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout?.(timeoutMs),
    });
    const { message } = await response.json();
    return { isAccepted: response.ok, message: String(message) };
  } catch (error) {
    console.info("The sign-up did not arrive:", error);
    return { isAccepted: false, message: newsletterMessages.unreached };
  }
}
