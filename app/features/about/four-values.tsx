import { values } from "~/content/our-story";

/** Each with what it costs: a value that costs nothing is an ornament. */
export function FourValues() {
  return (
    <section
      id="standards"
      aria-labelledby="values-title"
      data-tone="inverse"
      className="four-values"
    >
      <div className="wrap">
        <h2 id="values-title" className="heading-2">
          Our standards are four, and each has a price.
        </h2>
        <ol>
          {values.map(({ name, text, price }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="value-price">
                <b>What it costs us</b> {price}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
