import { memberBenefits } from "~/content/subscribe/subscribe";
import { Heading } from "~/ui/heading";
import { Section } from "~/ui/section";

/** Each sentence finishes its figure. */
export function MemberBenefits() {
  return (
    <Section aria-labelledby="benefits" tone="inverse">
      <Heading id="benefits">What comes with the box.</Heading>
      <ul className="mt-10 grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-y-16">
        {memberBenefits.map(({ title, figure, unit, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="font-medium">{title}</h3>
            <p className="max-w-measure-sm text-muted">
              <b className="mt-3 mb-2 block font-display text-display-lg text-ink">
                {figure}
                {unit && (
                  <small className="ml-[0.16em] text-[0.42em] tracking-normal">{unit}</small>
                )}
              </b>{" "}
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
