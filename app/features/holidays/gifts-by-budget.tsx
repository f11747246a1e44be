import { giftFinderCopy, giftQuestions } from "~/content/gift-finder";
import { Link } from "~/ui/link";
import { giftFor } from "./gift-rules";

/** Without script the finder's rule stands there as it is. */
export function GiftsByBudget() {
  const [, , budgets] = giftQuestions;
  if (budgets.id !== "budget") return null;
  return (
    <div className="hidden noscript:block">
      <p>{giftFinderCopy.withoutScript}</p>
      <ul className="holiday-rows">
        {budgets.options.map(({ value, label }) => {
          const { handle, name } = giftFor({ budget: value });
          return (
            <li key={value}>
              {label}: <Link to={`/products/${handle}`}>{name}</Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
