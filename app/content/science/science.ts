import { doses } from "../doses";
import { facts } from "../facts";
import check from "../generated/pictures/making-check";
import choose from "../generated/pictures/making-choose";
import number from "../generated/pictures/making-number";
import source from "../generated/pictures/making-source";
import test from "../generated/pictures/making-test";
import weigh from "../generated/pictures/making-weigh";
import { ingredients } from "./ingredients";

/** Sample content: what the brand says of its own work, to be checked and replaced by the brand. */

export const qualityStats = [
  { figure: String(ingredients.length), label: "core ingredients, each with its reason" },
  { figure: "0", label: "proprietary blends. A blend hides the dose" },
  { figure: "2", label: "tests on every batch: identity, and heavy metals" },
  { figure: "12", label: "weeks before you judge any of it" },
] as const;

export const manufacturing = [
  {
    name: "Choose",
    picture: choose,
    text: "We begin with what has been published, and with what a shortage does. What has no reason stays out.",
  },
  {
    name: "Source",
    picture: source,
    text: "A supplier states origin, method and purity in writing, or is not our supplier.",
  },
  {
    name: "Check",
    picture: check,
    text: "A delivery waits behind a red line until its identity is confirmed.",
  },
  {
    name: "Weigh",
    picture: weigh,
    text: "Two people weigh each active. Both sign.",
  },
  {
    name: "Test",
    picture: test,
    text: "The finished batch is tested for identity again, and for heavy metals.",
  },
  {
    name: "Number",
    picture: number,
    text: "Each bottle gets a lot number. One bottle of each lot stays with us.",
  },
] as const;

export type Evidence = { kind: string; title: string; shows: string; limits: string };

/** Says of each kind of evidence what it can show, and what it cannot. */
export const evidence: readonly Evidence[] = [
  {
    kind: "Customer survey",
    title: `${facts.seeLessSheddingPercent}% see less shedding*`,
    shows: "What customers answered when we asked them what they see.",
    limits:
      "Nobody counted hairs, there was no second group, and people who like a product answer more often.",
  },
  {
    kind: "Published studies",
    title: "On single ingredients",
    shows: "What a dose did, or did not do, in a trial that others ran. They stand above, by name.",
    limits: "Another product, other people, and not always hair.",
  },
  {
    kind: "Laboratory tests",
    title: "On every batch",
    shows: "That what is printed is inside, and that heavy metals are below their limits.",
    limits: "Whether it does anything.",
  },
  {
    kind: "Clinical trial",
    title: "None of our formulas yet",
    shows:
      "Nothing, so far. Clinically inspired means that we chose doses by reading trials, and no more than that.",
    limits: "What we would like it to. Its result will stand here, whichever way it goes.",
  },
];

export const scienceQuestions = [
  {
    question: "Are your products clinically proven?",
    answer:
      "No. They are clinically inspired: the doses were chosen by reading published trials of single ingredients. A trial of the finished formulas has not been run, and we say so above.",
  },
  {
    question: "When could I see a difference?",
    answer:
      "Hair that is smoothed or softened looks different on the day. For anything taken by mouth, look between weeks 8 and 12: hair grows about half an inch a month, and a change at the root needs that long to come into sight.",
  },
  {
    question: "Why is there so much biotin?",
    answer: `The daily value is 30 mcg, which keeps an adult from running short, so ${doses.biotin} reads as a very large share of it. Biotin dissolves in water, and what is not needed leaves the body. A high dose can change the result of some blood tests, so tell whoever takes your blood.`,
  },
  {
    question: "Can I take the capsules with medication, or while pregnant?",
    answer:
      "With medication, show the label to your doctor or pharmacist first. In pregnancy and while breastfeeding, no: they hold saw palmetto.",
  },
  {
    question: "What does FDA-registered mean?",
    answer:
      "That the facility is on the agency's list and can be inspected. The agency approves neither the facility nor the products, and nobody may say that it does.",
  },
] as const;
