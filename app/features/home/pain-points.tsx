import { Picture } from "~/blocks/picture";
import strandBand from "~/content/generated/pictures/strand-band";
import { painPoints } from "~/content/home/home-copy";
import { CardLink } from "~/ui/card-link";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";

/** What a visitor sees, and one plain answer each; a whole row is a link. */
export function PainPoints() {
  return (
    <Section aria-labelledby="pain-points">
      <Split
        head={
          <div className="flex h-full flex-col">
            <Heading id="pain-points" className="max-w-96 lg:max-w-[5.2em]">
              What do you see in the brush?
            </Heading>
            <div className="relative mt-12 flex-1 overflow-hidden rounded-picture bg-raised max-lg:hidden">
              <Picture
                picture={strandBand}
                alt=""
                sizes="1500px"
                className="absolute -top-15 -right-22 w-375 max-w-none"
              />
            </div>
          </div>
        }
      >
        <ul className="border-t border-line lg:mt-2.5">
          {painPoints.map(({ title, text, to }) => (
            <li
              key={title}
              className="group/card relative grid grid-cols-1 gap-x-gutter gap-y-2 border-b border-line py-5 sm:grid-cols-[3fr_4fr] sm:py-8 lg:py-12"
            >
              <Heading level={3} size="md">
                <CardLink to={to}>{title}</CardLink>
              </Heading>
              <p className="text-muted sm:mt-1.5">{text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
