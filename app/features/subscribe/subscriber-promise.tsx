import { promise } from "~/content/subscribe";

export function SubscriberPromise() {
  return (
    <section aria-labelledby="promise" className="subscriber-promise dark">
      <div className="subscribe-split wrap">
        <h2 id="promise" className="heading-1">
          {promise.heading}
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
