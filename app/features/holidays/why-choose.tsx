import { reasons } from "~/content/holidays";

export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="why-choose wrap">
      <h2 id="why" className="heading-1">
        {reasons.heading}
      </h2>
      <dl>
        {reasons.items.map(([reason, text]) => (
          <div key={reason}>
            <dt className="display">{reason}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
