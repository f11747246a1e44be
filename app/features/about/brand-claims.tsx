import { brandClaims } from "~/content/about/our-story";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";

export function BrandClaims() {
  return (
    <Section id="science" aria-labelledby="claims-title">
      <Split
        head={
          <>
            <Heading id="claims-title">
              <span className="whitespace-nowrap">Science-backed</span> beauty
            </Heading>
            <Lead className="mt-4">
              Three things we say of ourselves, and what each means when it is said slowly.
            </Lead>
            <TextLink to="/science" className="mt-3">
              Read Our Science
            </TextLink>
          </>
        }
      >
        <dl className="lg:mt-2 lg:border-b lg:border-line">
          {brandClaims.map(({ claim, meaning }) => (
            <div
              key={claim}
              className="border-t border-line py-5 lg:grid lg:grid-cols-7 lg:gap-x-gutter lg:py-7"
            >
              <dt className="mb-2 font-display text-display-sm lg:col-span-3">{claim}</dt>
              <dd className="max-w-measure-lg lg:col-span-4">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}
