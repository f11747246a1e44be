import { Picture } from "~/blocks/picture";
import scalpSerum from "~/content/generated/pictures/after-wash-scalp-serum-front";
import { ingredientDoses } from "~/content/home/home-copy";
import { Heading, Lead } from "~/ui/heading";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";

export function ScienceTeaser() {
  return (
    <Section
      aria-labelledby="inside"
      spacing="top"
      className="gap-x-gutter sm:grid sm:grid-cols-2 sm:pb-section"
    >
      <div className="self-center lg:max-w-130">
        <Heading id="inside">What is inside, and how much.</Heading>
        <Lead>No proprietary blends. A blend hides the dose.</Lead>
        <DoseTable />
        <TextLink to="/science">See every ingredient</TextLink>
      </div>
      <div className="-mx-bleed mt-8 sm:mt-0 sm:ml-0">
        <Picture
          picture={scalpSerum}
          sizes="(width < 45rem) 100vw, 54vw"
          className="aspect-13/12 w-full object-cover object-[50%_30%] sm:aspect-auto sm:h-140 sm:rounded-l-picture lg:h-165"
        />
      </div>
    </Section>
  );
}

function DoseTable() {
  return (
    <table className="tabular mt-8 mb-2 w-full border-b border-line text-left">
      <caption className="sr-only">Three ingredients and their doses</caption>
      <tbody>
        {ingredientDoses.map(({ name, picture, product, dose }) => (
          <tr key={name} className="border-t border-line align-top font-medium wrap-anywhere">
            <th scope="row" className="flex gap-4 py-4">
              <Picture
                picture={picture}
                alt=""
                sizes="64px"
                className="w-16 self-start rounded-control"
              />
              <span>
                {name} <span className="block text-note font-normal text-muted">{product}</span>
              </span>
            </th>
            <td className="min-w-[4.5em] py-4 pl-4 text-right">{dose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
