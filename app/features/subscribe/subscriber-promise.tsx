import { facts } from "~/content/facts";
import { promise } from "~/content/subscribe";

export function SubscriberPromise() {
  return (
    <section aria-labelledby="promise" data-tone="inverse" className="subscriber-promise">
      <div className="subscribe-split wrap">
        <h2 id="promise" className="heading-1">
          {facts.subscriptionGuaranteeDays}-day{" "}
          <span className="whitespace-nowrap">money-back</span> guarantee.
        </h2>
        <ol>
          {promise.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
