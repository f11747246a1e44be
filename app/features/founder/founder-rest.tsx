import { founder } from "~/content/about/founder";
import { founderQuestions, philosophy } from "~/content/about/founder-story";
import { supplementStatement } from "~/content/site";
import { Accordion } from "~/ui/accordion";
import { buttonClass } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";
import { TextLink } from "~/ui/text-link";
import { Chapters } from "./chapters";

export function FounderRest() {
  return (
    <>
      <Chapters />
      <Philosophy />
      <FounderQuestions />
      <FounderClose />
    </>
  );
}

/** Cards in two columns, which stand at different heights on desktops. */
function Philosophy() {
  return (
    <Section aria-labelledby="philosophy-title" tone="raised">
      <Heading id="philosophy-title" className="lg:max-w-[9em]">
        Four rules from the inside of the notebook.
      </Heading>
      <ul className="mt-10 grid gap-gutter sm:grid-cols-2 lg:-mt-10 lg:mb-14 lg:ml-auto lg:w-11/12 lg:gap-y-16">
        {philosophy.map(({ title, text }) => (
          <li
            key={title}
            className="rounded-picture bg-surface p-6 lg:min-h-54 lg:px-10 lg:py-8 lg:odd:translate-y-30 forced-colors:border"
          >
            <Heading level={3} size="sm" className="mb-3">
              {title}
            </Heading>
            <p className="max-w-measure-md">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FounderQuestions() {
  return (
    <Section aria-labelledby="founder-questions-title">
      <Split
        ratio="5:6"
        head={
          <>
            <Heading id="founder-questions-title">Asked often, answered by her.</Heading>
            <p className="mt-4 text-muted">
              {founder.name}, {founder.role.toLowerCase()}
            </p>
          </>
        }
      >
        <Accordion name="founder" items={founderQuestions} isFirstOpen />
      </Split>
    </Section>
  );
}

function FounderClose() {
  return (
    <Section aria-labelledby="founder-close-title" tone="inverse">
      <Split
        ratio="7:5"
        className="lg:items-end"
        head={
          <Heading size="2xl" id="founder-close-title">
            Turn one around.
          </Heading>
        }
      >
        <p className="text-lg text-muted">
          Every amount is on the label, and on the page that sells it.
        </p>
        <p className="mt-5 mb-8 flex flex-wrap gap-x-7 gap-y-2">
          <Link to="/shop" className={buttonClass("primary")}>
            Shop All Products
          </Link>
          <TextLink to="/science">Read Our Science</TextLink>
        </p>
        <p className="max-w-measure-md text-sm font-semibold text-muted">{supplementStatement}</p>
      </Split>
    </Section>
  );
}
