import { Picture } from "~/blocks/picture";
import { categories } from "~/content/categories";
import haircare from "~/content/generated/pictures/category-haircare";
import nutraceuticals from "~/content/generated/pictures/category-nutraceuticals";
import scalpTherapy from "~/content/generated/pictures/category-scalp-therapy";
import { categoryLines } from "~/content/home/home-copy";
import { Heading, Lead } from "~/ui/heading";
import { CardLink } from "~/ui/link";
import { Section } from "~/ui/section";

/** One large picture and two small ones whose feet stand on one line. */
export function Categories() {
  return (
    <Section
      aria-labelledby="categories"
      spacing="bottom"
      className="grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-y-6"
    >
      <div className="col-span-full lg:col-start-8">
        <Heading id="categories">One for the table, one for the shower, one for the night.</Heading>
        <Lead className="mt-4">
          Three categories. Each does one job, and each says what it will not do.
        </Lead>
      </div>
      {categories.map(
        ({ id, label, path }) =>
          id !== "all" && (
            <div
              key={id}
              className={`group/card relative wrap-break-word lg:self-end ${cells[id].card}`}
            >
              <Picture
                {...cells[id].picture}
                alt=""
                className={`w-full rounded-picture object-cover object-[50%_62%] ${cells[id].aspect}`}
              />
              <Heading level={3} size="xs" className="mt-4 lg:text-display-sm">
                <CardLink to={path}>{label}</CardLink>
              </Heading>
              <p className="mt-1 text-muted">{categoryLines[id]}</p>
            </div>
          ),
      )}
    </Section>
  );
}

const smallSizes = "(width < 68.75rem) 45vw, 302px";
const smallCell = { card: "lg:col-span-3 lg:row-start-2", aspect: "aspect-4/5" };

const cells = {
  nutraceuticals: {
    picture: { picture: nutraceuticals, sizes: "(width < 68.75rem) 92vw, 628px" },
    card: "col-span-full lg:col-span-6 lg:row-span-2 lg:row-start-1",
    aspect: "aspect-9/10 sm:aspect-square lg:aspect-7/8",
  },
  haircare: { picture: { picture: haircare, sizes: smallSizes }, ...smallCell },
  "scalp-therapy": { picture: { picture: scalpTherapy, sizes: smallSizes }, ...smallCell },
} as const;
