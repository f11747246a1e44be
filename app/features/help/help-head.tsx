import type { ReactNode } from "react";

type HelpHeadProps = { title: string; intro: string; children?: ReactNode };

export function HelpHead({ title, intro, children }: HelpHeadProps) {
  return (
    <header className="help-head wrap">
      <h1>{title}</h1>
      <p>{intro}</p>
      {children}
    </header>
  );
}
