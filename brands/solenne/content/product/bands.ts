import type { SiteImage } from "~/lib/site-image";
import aboutHero from "../../generated/images/about-hero";
import homeHero from "../../generated/images/home-hero";
import strandBand from "../../generated/images/strand-band";
import type { CategoryId } from "../categories";

/** One image and one sentence, in the lines in which it is set. */
export type Band = {
  lines: readonly [string, string, string];
  image: SiteImage;
  /** Which part of the image fills the band. Its left is free for the sentence. */
  imageClass: string;
};

/** What is true of each product of a category, below its reviews. */
export const bands: Readonly<Record<Exclude<CategoryId, "all">, Band>> = {
  nutraceuticals: {
    lines: ["Half", "an inch", "a month."],
    image: strandBand,
    imageClass: "object-[43%_50%] lg:object-[50%_30%]",
  },
  haircare: {
    lines: ["Clean", "at the root,", "soft ends."],
    image: homeHero,
    imageClass: "object-[27%_100%] lg:object-[50%_30%]",
  },
  "scalp-therapy": {
    lines: ["Good hair", "begins", "at the scalp."],
    image: aboutHero,
    imageClass: "object-[38%_50%] lg:object-[50%_80%]",
  },
};
