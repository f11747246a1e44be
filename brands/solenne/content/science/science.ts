import type { FaqItem } from "~/lib/brand-product";
import type { SiteImage } from "~/lib/site-image";
import { capitalize, inWords } from "~/lib/text";
import hairCycleFirst from "../../generated/images/hair-cycle";
import check from "../../generated/images/making-check";
import choose from "../../generated/images/making-choose";
import number from "../../generated/images/making-number";
import source from "../../generated/images/making-source";
import test from "../../generated/images/making-test";
import weigh from "../../generated/images/making-weigh";
import hairCycleFrames from "../../generated/strips/hair-cycle-frames.ts";
import { facts } from "../facts";
import { doses } from "../products/doses";
import { certifications } from "../standards";
import { ingredients } from "./ingredients";

/**
 * Sample content: what the brand says of its own work, to be checked and replaced by the brand. A brand without the page
 * empties the lists.
 */

export const qualityStats: readonly { figure: string; label: string }[] = [
  { figure: String(ingredients.length), label: "core ingredients, each with its reason" },
  { figure: "0", label: "proprietary blends. A blend hides the dose" },
  { figure: "2", label: "tests on every batch: identity and heavy metals" },
  { figure: "12", label: "weeks before you judge any of it" },
];

export const manufacturing: readonly { name: string; image: SiteImage; text: string }[] = [
  {
    name: "Choose",
    image: choose,
    text: "We start with what has been published, and with what a deficiency does. Anything without a reason stays out.",
  },
  {
    name: "Source",
    image: source,
    text: "A supplier states origin, method and purity in writing, or is not our supplier.",
  },
  {
    name: "Check",
    image: check,
    text: "A delivery waits behind a red line until its identity is confirmed.",
  },
  {
    name: "Weigh",
    image: weigh,
    text: "Two people weigh each active. Both sign.",
  },
  {
    name: "Test",
    image: test,
    text: "The finished batch is tested for identity again, and for heavy metals.",
  },
  {
    name: "Number",
    image: number,
    text: "Each bottle gets a lot number. One bottle from each lot stays with us.",
  },
];

/** A kind of evidence: what it can show, and what it cannot. */
type Evidence = { kind: string; title: string; shows: string; limits: string };

export const evidence: readonly Evidence[] = [
  {
    kind: "Customer survey",
    title: `${facts.seeLessSheddingPercent}% see less shedding*`,
    shows: "What customers answered when we asked them what they see.",
    limits:
      "How much hair was lost. Nobody counted, there was no control group, and people who like a product are likelier to answer.",
  },
  {
    kind: "Published studies",
    title: "On single ingredients",
    shows: "What a dose did, or didn’t do, in trials that others ran. Each is named above.",
    limits:
      "What our formula does. The studies used other products, other people, and not always hair.",
  },
  {
    kind: "Laboratory tests",
    title: "On every batch",
    shows: "That what’s printed is what’s inside, and that heavy metals are below the limits.",
    limits: "Whether it does anything.",
  },
  {
    kind: "Clinical trial",
    title: "None of our formulas yet",
    shows:
      "Nothing, so far. “Clinically inspired” means we chose doses by reading trials, and nothing more.",
    limits: "What we’d like it to. We’ll publish the result here, whichever way it goes.",
  },
];

export const scienceQuestions: readonly FaqItem[] = [
  {
    question: "Are your products clinically proven?",
    answer:
      "No. They are clinically inspired: the doses were chosen by reading published trials of single ingredients. No trial of the finished formulas has been run, and we say so above.",
  },
  {
    question: "When could I see a difference?",
    answer:
      "Hair that’s been smoothed or softened looks different the same day. For anything you take by mouth, look between weeks 8 and 12: hair grows about half an inch a month, and a change at the root takes that long to come into view.",
  },
  {
    question: "Why is there so much biotin?",
    answer: `The daily value is 30 mcg, which keeps an adult from running short, so ${doses.biotin.text} reads as a very large share of it. Biotin dissolves in water, and what you don’t need leaves the body. A high dose can affect some blood tests, so tell whoever draws your blood.`,
  },
  {
    question: "Can I take the capsules with medication, or while pregnant?",
    answer:
      "If you take medication, show the label to your doctor or pharmacist first. During pregnancy or while breastfeeding, no: they contain saw palmetto.",
  },
  {
    question: "What does FDA-registered mean?",
    answer:
      "That the facility is on the agency’s list and can be inspected. The agency approves neither the facility nor the products, and no one may claim that it does.",
  },
];

export type HairPhase = {
  id: "anagen" | "catagen" | "telogen" | "exogen";
  name: string;
  /** What the phase is, in a word or two. */
  plainName: string;
  /** What the picture shows of it, to those who cannot see it. */
  shows: string;
  happens: string;
  lasts: string;
  share: string;
  routine: string;
};

/** The cycle of scalp hair; ranges as in standard dermatology textbooks, rounded. */
export const hairCycle: readonly HairPhase[] = [
  {
    id: "anagen",
    name: "Anagen",
    plainName: "growing",
    shows: "A cross-section of the scalp: a growing hair rooted in the bulb of a deep follicle",
    happens:
      "Cells at the root divide and push the strand upward, about half an inch a month. How long this lasts decides how long hair can get.",
    lasts: "2–6 years",
    share: "85–90%",
    routine:
      "What you eat, capsules included, reaches a strand only while it is being made. This is the phase a twelve-week routine is meant to support.*",
  },
  {
    id: "catagen",
    name: "Catagen",
    plainName: "winding down",
    shows: "The same cross-section: the follicle has drawn up, and the hair ends in a small club",
    happens:
      "Growth ends. The lower part of the follicle draws up, and the root of the strand hardens into a small club.",
    lasts: "2–3 weeks",
    share: "1–2%",
    routine: "Nothing. No product changes this step, and we don’t sell one that claims to.",
  },
  {
    id: "telogen",
    name: "Telogen",
    plainName: "resting",
    shows: "The same cross-section: a resting hair, its club in a short follicle",
    happens: "The strand stays where it is, held by its club, and the follicle is quiet.",
    lasts: "About 3 months",
    share: "10–15%",
    routine:
      "Leave it alone: a mild shampoo, no tight hair ties, conditioner where the comb catches. Meanwhile, the serum keeps the scalp comfortable.",
  },
  {
    id: "exogen",
    name: "Exogen",
    plainName: "letting go",
    shows: "The same cross-section: the old hair is leaving, and a new one grows below it",
    happens:
      "The old strand slips out, often in the shower or the comb. Below it a new one has already begun.",
    lasts: "2–5 months",
    share: "Within telogen: 50 to 100 hairs a day",
    routine:
      "Expect to see them in the brush. Washing collects hairs that were already loose; it doesn’t loosen others.",
  },
];

/** All phases of one follicle, as many frames each, the first of them also alone. */
export const hairCycleFilm = { first: hairCycleFirst, strip: hairCycleFrames };

export const scienceCopy = {
  lead: "This page says what’s in the bottle, how much of it, who has studied it, and what’s still unproven.",
  certifications: `${capitalize(inWords(certifications.length))} promises, and how to check them. When we earn a third-party seal, you’ll see it here. Until then, these are our own words.`,
  cycle: `${capitalize(inWords(hairCycle.length))} phases, over and over.`,
  cycleSlider: "Move through the cycle",
  cycleLegend:
    "One follicle, cut lengthwise. Yellow beside it: its oil gland. The red band: the muscle that raises the hair. At the root, in red: the papilla, which feeds it.",
  cycleNote: "Ranges from standard dermatology textbooks, rounded.",
  ingredients:
    "What each one does, where you’ll find it, how much there is, and what has been published. The studies tested the ingredient, never our bottle.",
  /** Where no label of ours has an amount of the ingredient. */
  doseByWeight: "By weight",
  leftOut:
    "Some are left out because the evidence convinced us, some because you prefer it. Each line says which.",
} as const;

/** The headings of the blocks, in order. */
export const scienceHeadings = {
  quality: "Our quality in numbers",
  certifications: "Certifications",
  cycle: "Every strand keeps its own calendar.",
  ingredients: `${capitalize(inWords(ingredients.length))} ingredients, one by one.`,
  manufacturing: "Manufacturing",
  leftOut: "What We Don't Use",
  evidence: "Clinical evidence",
  questions: `${capitalize(inWords(scienceQuestions.length))} questions`,
  close: "Now read it on a label.",
} as const;
