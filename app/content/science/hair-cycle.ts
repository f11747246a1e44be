import anagen from "../generated/pictures/growth-anagen";
import catagen from "../generated/pictures/growth-catagen";
import exogen from "../generated/pictures/growth-exogen";
import telogen from "../generated/pictures/growth-telogen";
import type { SitePicture } from "../site-picture";

export type HairPhase = {
  id: "anagen" | "catagen" | "telogen" | "exogen";
  name: string;
  /** What the phase is, in a word or two. */
  plainName: string;
  /** One cut through the scalp, four times: only the follicle and its hair differ. */
  picture: SitePicture;
  happens: string;
  lasts: string;
  share: string;
  routine: string;
  /** Which of a hundred strands the figure marks; within the range that `share` names. */
  strands: { from: number; to: number };
};

/** The cycle of scalp hair; ranges as in standard dermatology textbooks, rounded. */
export const hairCycle: readonly HairPhase[] = [
  {
    id: "anagen",
    name: "Anagen",
    plainName: "growing",
    picture: anagen,
    happens:
      "Cells at the root divide and push the strand upward, about half an inch a month. How long this lasts decides how long hair can get.",
    lasts: "2–6 years",
    share: "85–90%",
    routine:
      "What you eat, capsules included, reaches a strand only while it is being made. This is the phase that twelve weeks of breakfasts are for.*",
    strands: { from: 0, to: 86 },
  },
  {
    id: "catagen",
    name: "Catagen",
    plainName: "changing over",
    picture: catagen,
    happens:
      "Growth ends. The lower part of the follicle draws up, and the root of the strand hardens into a small club.",
    lasts: "2–3 weeks",
    share: "1–2%",
    routine: "Nothing. No product changes this step, and we sell none that says it does.",
    strands: { from: 86, to: 88 },
  },
  {
    id: "telogen",
    name: "Telogen",
    plainName: "resting",
    picture: telogen,
    happens: "The strand stays where it is, held by its club, and the follicle is quiet.",
    lasts: "About 3 months",
    share: "10–15%",
    routine:
      "Leave it in peace: a mild wash, no tight bands, conditioner where the comb catches. The serum keeps the scalp comfortable meanwhile.",
    strands: { from: 88, to: 100 },
  },
  {
    id: "exogen",
    name: "Exogen",
    plainName: "letting go",
    picture: exogen,
    happens:
      "The old strand slips out, often in the shower or the comb. Below it a new one has already begun.",
    lasts: "2–5 months",
    share: "Within telogen: 50 to 100 hairs a day",
    routine:
      "Expect them in the brush. Washing collects the hairs that were loose already; it does not loosen others.",
    strands: { from: 99, to: 100 },
  },
];
