import { heroPublications, pressCopy } from "~/content/proof/press-copy";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { PressRest } from "./press-rest";

export function PressPage() {
  return (
    <>
      <PressHero />
      <PressRest />
    </>
  );
}

function PressHero() {
  return (
    <Section aria-labelledby="press-title" spacing="none" className="pt-8 pb-12 lg:pt-24 lg:pb-24">
      <Split
        ratio="7:5"
        className="lg:items-end"
        head={
          <>
            <Heading level={1} size="xl" id="press-title">
              In print, on air,
              <br /> <em className="display-italic">on the record</em>
            </Heading>
            <Lead>{pressCopy.lead}</Lead>
          </>
        }
      >
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-gutter lg:grid-cols-2">
          {heroPublications.map((name) => (
            <li
              key={name}
              className="border-t border-line py-4 font-display text-display-xs lg:py-5"
            >
              {name}
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
