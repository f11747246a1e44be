import { philosophy } from "~/content/founder-story";

export function Philosophy() {
  return (
    <section aria-labelledby="philosophy-title" data-tone="raised" className="philosophy">
      <div className="wrap">
        <h2 id="philosophy-title" className="heading-1">
          Four rules from the inside of the notebook.
        </h2>
        <ul>
          {philosophy.map(({ title, text }) => (
            <li key={title}>
              <h3 className="display">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
