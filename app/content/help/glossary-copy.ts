import { site } from "../site";

export const glossaryCopy = {
  path: "/learn/ingredients",
  title: "Everything on our labels",
  description: `A glossary of every ingredient in ${site.name} products: what it is, what it is there for, how much of it, and in which bottle you find it.`,
  intro: "What it is, what it is there for, and in which bottle it stands.",
} as const;
