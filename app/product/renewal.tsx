import { describeRenewals, type Renewing } from "#brand/content/subscribe/renewal.ts";

type RenewalProps = {
  /** The subscriptions that the button starts, or that the line holds. */
  of: readonly Renewing[];
  /** For a line that is bought once, which it does not seem to speak of then. */
  isOffer?: boolean;
  id?: string;
  className?: string;
};

/** What renews, when and for how much, until it is canceled: beside each button that starts a subscription. */
export function Renewal({ of, isOffer, id, className = "" }: RenewalProps) {
  if (of.length === 0) return null;
  return (
    <div id={id} className={`tabular text-muted ${className}`}>
      {describeRenewals(of, isOffer).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
