import { capitalize, inWords } from "~/lib/text";
import { facts } from "../facts";
import { site } from "../site";
import { leftOut } from "../standards";

/** Sample content: what the brand says of itself, to be replaced by its own. */

export const brandClaims = [
  {
    claim: "Clinically inspired",
    meaning:
      "We chose the doses by reading published trials of single ingredients. Our own formulas have not been through one, and we say that too.",
  },
  {
    claim: "Clean formulas",
    meaning: `We leave out ${leftOut.length} ingredients. Each has its reason in writing, and a note on whether it’s evidence or preference.`,
  },
  {
    claim: "Cruelty free",
    meaning: "No animal testing, by us or for us, of any product or any ingredient.",
  },
] as const;

export const founderNote = {
  quote: "I couldn’t find out how much was in the bottle. So I made one that says so.",
  text: "Nine years in other people’s laboratories, one winter of hair in the shower, and eleven bottles on a kitchen table. It is a short story, and it explains most of what we do.",
} as const;

export const values = [
  {
    name: "Science First",
    text: "No claim without a source. Where the evidence is thin, we say so.",
    price: "The louder half of our advertising.",
  },
  {
    name: "Clean Always",
    text: "If a formula works without it, we leave it out, even when no one would notice.",
    price: "Some lather, and some of our margin.",
  },
  {
    name: "Women-Focused",
    text: "Doses, textures and questions are made for women: at twenty-five, at forty-five, and at seventy.",
    price: "The other half of the market.",
  },
  {
    name: "Results Matter",
    text: `At week twelve, we ask what has changed. ${facts.seeLessSheddingPercent}% say they see less shedding, and we always say that it’s a survey.`,
    price: "The word “instantly.”",
  },
] as const;

export const aboutCopy = {
  /** For search engines, before the brand's name. */
  pageTitle: "Our Story: hair care that shows its work",
  title: "Hair care that shows its work.",
  standards: `We have ${inWords(values.length)} standards, and each has a price.`,
  label: "What stands behind the label",
  close: `${facts.customers} women have bought from us.`,
  lead: `${site.name} makes supplements, haircare and scalp care for women. It began with a question about a label.`,
  claims: `${capitalize(inWords(brandClaims.length))} claims we make, and exactly what each one means.`,
};
