import type { ReactNode } from "react";
import subscribeBox from "#brand/generated/images/subscribe-box.ts";
import { Hero } from "~/blocks/hero";
import { imageSizes } from "~/lib/breakpoints";

type PlansHeroProps = {
  title: string;
  /** In italics, on a line of its own. */
  titleEnd: string;
  lead: string;
  children: ReactNode;
};

/** The first screen of the page of the plans. */
export function PlansHero({ title, titleEnd, lead, children }: PlansHeroProps) {
  return (
    <Hero
      layout="beside"
      titleId="subscribe-title"
      title={
        <>
          {title} <em className="block display-italic">{titleEnd}</em>
        </>
      }
      lead={lead}
      image={subscribeBox}
      sizes={imageSizes({ base: "100vw", lg: "62vw" })}
      imageClass="object-[50%_30%]"
    >
      {children}
    </Hero>
  );
}
