import { type FormEvent, useEffect, useRef, useState } from "react";
import { LineField } from "~/ui/line-field";
import { textLinkVariants } from "~/ui/link";
import { reportDiscountCodes } from "./cart-store";
import { useCheckout, useIsCreatingCheckout } from "./checkout";
import {
  keepDiscountCodes,
  maxCodeCharacters,
  removeDiscountCodes,
  useDiscountCodes,
} from "./discount-code";

const fieldId = "discount-code";
const keptId = "kept-discount-code";
const removeId = "remove-discount-code";
/** Id of the text that says what is wrong with the codes, for the field and the checkout button. */
export const discountProblemId = "discount-code-problem";

/** The codes that are kept, those of them that the last checkout refused, and those that the next one gets. */
export function useKeptCodes() {
  const { codes } = useDiscountCodes();
  const { refusedCodes, codeReasons } = useCheckout();
  return {
    codes,
    reason: codeReasons.join(" "),
    refused: codes.filter((code) => refusedCodes.includes(code)),
    sent: codes.filter((code) => !refusedCodes.includes(code)),
  };
}

/** A closed line that opens a field, or shows the kept codes. It opens on its own when a checkout refuses one. */
export function DiscountField() {
  const { codes, refused, reason } = useKeptCodes();
  const isCreating = useIsCreatingCheckout();
  const isRefused = refused.length > 0;
  const text = codes.join(", ");
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (isRefused && details.current) details.current.open = true;
  }, [isRefused]);

  return (
    <details ref={details} className="group mb-1">
      <summary className="flex min-h-11 w-fit max-w-full cursor-pointer list-none items-center gap-3 text-note [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-accent decoration-1 underline-offset-4 hover:text-accent">
          Discount code
        </span>
        <bdi translate="no" className="min-w-0 wrap-anywhere text-muted group-open:hidden">
          {text}
        </bdi>
      </summary>
      <div className="pb-5 text-note">
        {text === "" || isRefused ? (
          <CodeForm key={text} {...{ text, refused, reason }} />
        ) : (
          <p id={keptId}>
            We’ll enter{" "}
            <bdi translate="no" className="font-medium wrap-anywhere">
              {text}
            </bdi>{" "}
            for you at checkout.
          </p>
        )}
        <p className="mt-2 text-muted">
          Checkout checks the code and shows the discount before you pay.
        </p>
        {text !== "" && (
          <button
            id={removeId}
            type="button"
            // The checkout that is being created has the code.
            disabled={isCreating}
            aria-describedby={isRefused ? discountProblemId : keptId}
            onClick={() => {
              removeDiscountCodes();
              reportDiscountCodes();
              focusWhenRendered(fieldId);
            }}
            className={textLinkVariants({
              className: "inactive:cursor-not-allowed inactive:text-disabled",
            })}
          >
            {codes.length > 1 ? "Remove Codes" : "Remove Code"}
          </button>
        )}
      </div>
    </details>
  );
}

type CodeFormProps = { text: string; refused: readonly string[]; reason: string };

function CodeForm({ text, refused, reason }: CodeFormProps) {
  const isCreating = useIsCreatingCheckout();
  const [isInvalid, setInvalid] = useState(false);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The checkout that is being created has the codes of before.
    if (isCreating) return;
    const isKept = keepDiscountCodes(String(new FormData(event.currentTarget).get("code")));
    setInvalid(!isKept);
    if (isKept) reportDiscountCodes();
    focusWhenRendered(isKept ? removeId : fieldId);
  }

  const isRefused = refused.length > 0;
  const isWrong = isInvalid || isRefused;
  return (
    <form onSubmit={apply} noValidate>
      <LineField
        id={fieldId}
        label="Discount code"
        name="code"
        defaultValue={text}
        maxLength={maxCodeCharacters}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? discountProblemId : undefined}
        button="Apply"
        isBusy={isCreating}
      />
      <p id={discountProblemId} role="status" className="text-error not-empty:pt-2">
        {isInvalid && <span>Enter a discount code.</span>}
        {!isInvalid && isRefused && (
          <span>
            <bdi translate="no" className="wrap-anywhere">
              {refused.join(", ")}
            </bdi>{" "}
            <span>{`${refused.length > 1 ? "don’t" : "doesn’t"} apply to this cart.`}</span>{" "}
            <bdi className="wrap-anywhere">{reason}</bdi>{" "}
            <span>
              You can check out without it. Gift cards, and codes tied to your email address, are
              entered at checkout.
            </span>
          </span>
        )}
      </p>
    </form>
  );
}

/** What had focus is gone with the next render. */
function focusWhenRendered(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
