import type { ReactNode } from "react";
import { Heading } from "~/ui/heading";

type HelpHeadProps = { title: string; intro: string; children?: ReactNode };

export function HelpHead({ title, intro, children }: HelpHeadProps) {
  return (
    <header className="page-width pt-10 pb-8 lg:pt-24 lg:pb-16">
      <Heading level={1} size="xl" className="max-w-[12em]">
        {title}
      </Heading>
      <p className="mt-4 max-w-measure-md text-lg lg:mt-8">{intro}</p>
      {children}
    </header>
  );
}
