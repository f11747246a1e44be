import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";

/** One picture, one fact, on the picture's empty part. */
export function HairBand() {
  return (
    <section className="relative mt-section h-105 overflow-hidden bg-raised lg:h-150">
      <Picture
        picture={strandBand}
        alt=""
        sizes="(min-width: 68.75rem) 125vw, 320vw"
        className="absolute inset-0 size-full object-cover object-[46%_50%] lg:object-[50%_35%]"
      />
      <div className="page-width relative pt-8 lg:pt-24">
        <p className="font-display text-display-lg">
          Half
          <br /> an inch
          <br /> a month.
        </p>
      </div>
    </section>
  );
}
