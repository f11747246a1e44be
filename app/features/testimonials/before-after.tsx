import type { ReactNode } from "react";
import { Picture } from "~/blocks/picture";
import { type HairSwatch, hairSwatches, photoAdvice } from "~/content/proof/testimonial-tiles";
import { Heading } from "~/ui/heading";
import { Section, Split } from "~/ui/section";

/** No photographs: nobody has sent any to whom we may show them, and the section says so. */
export function BeforeAfter() {
  return (
    <Section aria-labelledby="before-and-after" tone="raised">
      <GalleryHead id="before-and-after" title="Before and after, in swatches">
        We rendered these swatches of hair; they are not photographs of customers, and they promise
        nothing. Each pair has the same color, the same light and the same length: on the left hair
        as it came, on the right after twelve weeks of care. Typical results differ: what you see on
        your own head may be less, or something else.
      </GalleryHead>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3 lg:gap-y-16">
        {hairSwatches.map((swatch) => (
          <li key={swatch.hair}>
            <SwatchPair {...swatch} />
          </li>
        ))}
      </ul>
      <PhotoAdvice />
    </Section>
  );
}

function SwatchPair({ picture, hair, lookAt, seen }: HairSwatch) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes="(min-width: 68.75rem) 405px, (min-width: 45rem) 46vw, 92vw"
        className="w-full rounded-picture"
      />
      <figcaption className="mt-4">
        <p className="grid grid-cols-2 text-center text-sm text-muted">
          <span>As it came</span> <span>After twelve weeks</span>
        </p>
        <Heading level={3} size="xs" className="mt-2">
          {hair}
        </Heading>
        <p className="mt-1 max-w-measure-md">
          <strong className="font-semibold">{lookAt}.</strong> {seen}
        </p>
      </figcaption>
    </figure>
  );
}

function PhotoAdvice() {
  return (
    <Split
      className="mt-12 lg:mt-24"
      head={
        <>
          <Heading level={3} size="md">
            To photograph your own
          </Heading>
          <p className="mt-3 max-w-measure-sm">
            In the same light, once a month. These six places show a change first.
          </p>
        </>
      }
    >
      <ul className="grid gap-x-gutter sm:grid-cols-2">
        {photoAdvice.map(({ place, advice }) => (
          <li key={place} className="border-t border-line py-3">
            <strong className="font-semibold">{place}</strong>
            <br />
            {advice}
          </li>
        ))}
      </ul>
    </Split>
  );
}

/** The heading of a grid of pictures and, beside it on desktops, what the pictures are. */
export function GalleryHead(props: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mb-8 grid gap-x-gutter gap-y-4 lg:mb-16 lg:grid-cols-[6fr_5fr] lg:items-end">
      <Heading id={props.id}>{props.title}</Heading>
      <p className="max-w-measure-md">{props.children}</p>
    </div>
  );
}
