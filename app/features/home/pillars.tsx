import { pillars } from "~/content/home/home-copy";
import { supplementStatement } from "~/content/site";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";

export function Pillars() {
  return (
    <Section aria-labelledby="difference" tone="inverse">
      <Split
        ratio="5:6"
        head={
          <div className="flex h-full flex-col">
            <Heading id="difference">The difference is small print, set large.</Heading>
            <Lead>Four things we hold ourselves to. Each comes with a figure you can check.</Lead>
            <TextLink to="/science" className="mt-auto self-start">
              Read Our Science
            </TextLink>
          </div>
        }
      >
        <dl className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-2.5 lg:gap-y-16">
          {pillars.map(({ name, figure, unit, text }) => (
            <div key={name} className="border-t border-line pt-5 lg:pt-6">
              <dt className="font-medium">{name}</dt>
              <dd className="mt-4 text-muted sm:max-w-measure-xs lg:mt-8">
                <span className="mb-3 block font-display text-figure text-ink lg:mb-5">
                  {figure}
                  {unit && <small className="ml-1.5 text-display-sm">{unit}</small>}
                </span>{" "}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </Split>
      <p className="mt-16 border-t border-line pt-5 text-sm font-semibold text-muted">
        * {supplementStatement}
      </p>
    </Section>
  );
}
