import { leftOut } from "~/content/left-out";
import { Heading } from "~/ui/heading";
import { Lead } from "~/ui/lead";
import { Section } from "~/ui/section";
import { Split } from "~/ui/split";

/** Each line says whether it is there by evidence or by preference. */
export function LeftOutList() {
  return (
    <Section id="left-out" aria-labelledby="left-out-title">
      <Split
        isHeadSticky
        head={
          <>
            <Heading id="left-out-title">What We Don't Use</Heading>
            <Lead className="mt-4">
              Some are left out because the evidence convinced us, some because you prefer it. Each
              line says which.
            </Lead>
          </>
        }
      >
        <ul className="divide-y divide-line border-y border-line">
          {leftOut.map(({ name, reason, basis }) => (
            <li
              key={name}
              className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-5 lg:grid lg:grid-cols-10"
            >
              <h3 className="text-lg/6 font-medium lg:col-span-3">{name}</h3>
              <p className="order-last w-full text-muted lg:order-none lg:col-span-5">{reason}</p>
              <p className="text-sm/6 lg:col-span-2 lg:text-right">{basis}</p>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
