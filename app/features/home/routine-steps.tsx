import { routineSteps } from "~/content/home/home-copy";
import { routineLink } from "~/content/navigation";
import { Heading, Lead } from "~/ui/heading";
import { ButtonLink, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import shelf from "./shelf.svg?no-inline";

/** Three bottles, drawn to one scale, on one line; under each what is done with it. */
export function RoutineSteps() {
  return (
    <div className="relative">
      <Section
        aria-labelledby="routine"
        tone="soft"
        className="grid grid-cols-1 gap-x-gutter lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
      >
        <div className="lg:col-span-4 lg:min-h-111">
          <Heading id="routine">How the routine works.</Heading>
          <Lead>Inside, outside, and at the root: three steps, three amounts.</Lead>
        </div>
        <ol className="mt-5 gap-x-gutter sm:grid sm:grid-cols-3 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1 lg:mt-0">
          {routineSteps.map((step) => (
            <RoutineStep key={step.title} step={step} />
          ))}
        </ol>
        <div className="mt-8 lg:col-span-4 lg:mt-0 lg:pt-6 lg:pr-6">
          <Heading level={3} size="md">
            Not sure where to begin?
          </Heading>
          <p className="mt-4 mb-4">
            Five or six questions about your hair and your budget, one routine at the end. No email
            needed.
          </p>
          <ButtonLink to={routineLink.to} variant="secondary">
            {routineLink.label}
          </ButtonLink>
        </div>
      </Section>
    </div>
  );
}

function RoutineStep({ step }: { step: (typeof routineSteps)[number] }) {
  const { drawing, title, timeOfDay, text, product, to } = step;
  const { viewBox, heights } = drawings[drawing];
  return (
    <li className="grid grid-cols-[84px_minmax(0,1fr)] items-end gap-x-5 max-sm:border-b max-sm:border-primary sm:block">
      <div className="items-end sm:flex sm:h-88 lg:h-111">
        <svg aria-hidden="true" viewBox={viewBox} className={`text-primary ${heights}`}>
          <use href={`${shelf}#${drawing}`} />
        </svg>
      </div>
      {/* The line under all bottles, over the width of the section. */}
      <span className="absolute inset-x-0 border-t border-primary max-sm:hidden" />
      <div className="pt-8 pb-4 sm:pt-6 sm:pb-0">
        <p className="text-note font-medium">{timeOfDay}</p>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <p>{text}</p>
        <TextLink to={to}>{product}</TextLink>
      </div>
    </li>
  );
}

/** Heights to one scale: 84, 190 and 240 px for 10 cm. */
const drawings = {
  jar: { viewBox: "0 0 200 362", heights: "h-26 sm:h-56 lg:h-72" },
  pump: { viewBox: "0 0 229 555", heights: "h-39 sm:h-88 lg:h-111" },
  dropper: { viewBox: "0 0 137 406", heights: "h-28 sm:h-64 lg:h-81" },
} as const;
