import { certifications } from "~/content/certifications";
import { TextLink } from "~/ui/text-link";

export function Certified() {
  return (
    <section id="certifications" aria-labelledby="certified-title" className="wrap certified">
      <div className="certified-head">
        <h2 id="certified-title" className="heading-1">
          What stands behind the label
        </h2>
        <TextLink to="/science#certifications">How to check each of them</TextLink>
      </div>
      <ul>
        {certifications.map(({ name, text }) => (
          <li key={name}>
            <h3 className="display">{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
