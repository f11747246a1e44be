import { founder } from "~/content/about/founder";
import { founderNote } from "~/content/about/our-story";
import { Section } from "~/ui/section";
import { TextLink } from "~/ui/text-link";

export function FounderNote() {
  return (
    <Section tone="raised" aria-label="A note from the founder">
      <figure>
        <blockquote className="max-w-[13.2em] display-italic text-display-lg text-primary">
          <p className="text-balance">{founderNote.quote}</p>
        </blockquote>
        <figcaption className="mt-8 items-start gap-x-gutter lg:mt-18 lg:grid lg:grid-cols-12">
          <p className="lg:col-span-4">
            <b className="font-semibold">{founder.name}</b>
            <span className="block text-muted">{founder.role}</span>
          </p>
          <p className="mt-4 max-w-measure-md lg:col-span-5 lg:col-start-6 lg:mt-0">
            {founderNote.text}
          </p>
          <TextLink to="/about/founder" className="lg:col-span-2 lg:-mt-2.5 lg:justify-self-end">
            Read Her Story
          </TextLink>
        </figcaption>
      </figure>
    </Section>
  );
}
