import anagen from "~/content/generated/pictures/growth-anagen";
import catagen from "~/content/generated/pictures/growth-catagen";
import exogen from "~/content/generated/pictures/growth-exogen";
import telogen from "~/content/generated/pictures/growth-telogen";
import type { HairPhase } from "~/content/hair-cycle";
import type { SitePicture } from "~/content/site-picture";

/** One cut through the scalp, four times: only the follicle and its hair differ. */
export const phasePictures: Readonly<Record<HairPhase["id"], SitePicture>> = {
  anagen,
  catagen,
  telogen,
  exogen,
};
