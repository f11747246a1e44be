import { Picture } from "~/blocks/picture";
import scienceStrand from "~/content/generated/pictures/science-strand";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { ScienceRest } from "./science-rest";

export function SciencePage() {
  return (
    <>
      <ScienceHero />
      <ScienceRest />
    </>
  );
}

/** The page's table of contents: its sections in their order. */
const sections = [
  ["#cycle", "The growth cycle"],
  ["#ingredients", "Eight ingredients, with doses"],
  ["#manufacturing", "Manufacturing"],
  ["#left-out", "What We Don't Use"],
  ["#evidence", "Clinical evidence"],
  ["#questions", "Five questions"],
] as const;

/** On desktops the title spans the page, over a picture that starts at the window's left edge. */
function ScienceHero() {
  return (
    <section
      aria-labelledby="science-title"
      className="page-width gap-x-gutter pt-8 lg:grid lg:grid-cols-12 lg:pt-16"
    >
      <Heading level={1} size="2xl" id="science-title" className="lg:col-span-full">
        Every dose has <em className="display-italic">a reason.</em>
      </Heading>
      <div className="-mx-bleed mt-6 lg:col-span-8 lg:mt-12 lg:mr-0">
        <Picture
          picture={scienceStrand}
          alt=""
          sizes="(min-width: 68.75rem) 66vw, (min-width: 45rem) 100vw, 116vw"
          priority
          className="h-75 w-full object-cover object-[60%_50%] sm:h-105 lg:h-[clamp(400px,100svh-var(--header)-290px,620px)] lg:rounded-r-picture"
        />
      </div>
      <div className="mt-6 flex flex-col justify-between gap-8 lg:col-span-4 lg:mt-12 lg:pl-2">
        <p className="max-w-measure-sm text-lg">
          This page says what is in the bottle, how much of it, who has studied it, and what they
          did not find.
        </p>
        <nav aria-label="On this page">
          <ul className="gap-x-gutter border-b border-line sm:columns-2 lg:columns-1">
            {sections.map(([to, label]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center border-t border-line py-2 font-medium hover:border-ink hover:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
