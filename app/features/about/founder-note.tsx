import { founder } from "~/content/founder";
import { founderNote } from "~/content/our-story";
import { TextLink } from "~/ui/text-link";

export function FounderNote() {
  return (
    <section aria-label="A note from the founder" data-tone="raised" className="founder-note">
      <figure className="wrap">
        <blockquote className="display-italic">
          <p>{founderNote.quote}</p>
        </blockquote>
        <figcaption>
          <p className="founder-name">
            <b>{founder.name}</b>
            <span>{founder.role}</span>
          </p>
          <p className="founder-text">{founderNote.text}</p>
          <TextLink to="/about/founder">Read Her Story</TextLink>
        </figcaption>
      </figure>
    </section>
  );
}
