import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  answerId,
  type NewsletterSource,
  newsletterAnswers,
  newsletterTrap,
} from "~/content/newsletter";
import { type SignUpAnswer, signUp } from "./sign-up";

const refused: SignUpAnswer = { isThanks: false, message: newsletterAnswers.invalid };

/** One field. Without script it is posted and comes back to this page; with it the page stays. */
export function NewsletterForm({ source }: { source: NewsletterSource }) {
  const field = useRef<HTMLInputElement>(null);
  const isSending = useRef(false);
  const [answer, setAnswer] = useState<SignUpAnswer | "awaited" | null>(null);
  const shown = answer === "awaited" ? null : answer;
  const isWrong = shown?.isThanks === false;
  const id = `newsletter-${source}`;

  function show(next: SignUpAnswer) {
    setAnswer(next);
    if (!next.isThanks) field.current?.focus();
  }

  // Back from another page by the browser's memory: what was under way when she left may never end.
  useEffect(() => {
    const start = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isSending.current = false;
      setAnswer((before) => (before === "awaited" ? null : before));
    };
    addEventListener("pageshow", start);
    return () => removeEventListener("pageshow", start);
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    // A ref, because two presses can come before the first one is drawn.
    if (isSending.current) return;
    isSending.current = true;
    setAnswer("awaited");
    const next = await signUp(form);
    isSending.current = false;
    if (next.isThanks) form.reset();
    show(next);
  }

  return (
    <form action="/newsletter" method="post" onSubmit={send}>
      {answer === null && <ToldByAddress source={source} />}
      <label htmlFor={id} className="sr-only">
        Email address
      </label>
      <div className="flex max-w-130 flex-wrap border-b border-ink has-aria-invalid:border-error">
        <input
          ref={field}
          className="min-h-13 min-w-0 flex-[1_1_9em] rounded-none bg-transparent placeholder:text-muted placeholder:opacity-100"
          id={id}
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
            show(refused);
          }}
        />
        <button
          type="submit"
          aria-disabled={answer === "awaited" || undefined}
          className="min-h-13 cursor-pointer pl-4 font-medium decoration-1 underline-offset-[0.28em] hover:underline aria-disabled:cursor-default aria-disabled:text-muted"
        >
          {answer === "awaited" ? "One moment…" : "Subscribe"}
        </button>
      </div>
      <p
        id={`${id}-answer`}
        role="status"
        className={`text-note not-empty:pt-2.5 ${isWrong ? "text-error" : ""}`}
      >
        {shown?.message}
      </p>
      <input type="hidden" name="source" value={source} />
      <p hidden>
        <label>
          Leave this empty <input name={newsletterTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </form>
  );
}

/**
 * How a sign-up without script ended. All of it is in every page, so that a page is the same for
 * everybody; the address's fragment shows one sentence and puts the focus on it, before the field.
 */
function ToldByAddress({ source }: { source: NewsletterSource }) {
  return (
    <>
      <p id={answerId(source, "thanks")} tabIndex={-1} className={toldClass}>
        {newsletterAnswers.thanks}
      </p>
      <p id={answerId(source, "invalid")} tabIndex={-1} className={`${toldClass} text-error`}>
        {newsletterAnswers.invalid}
      </p>
    </>
  );
}

const toldClass = "not-target:hidden pt-2.5 text-note";
