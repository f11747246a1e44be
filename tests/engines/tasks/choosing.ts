import type { Task } from "./task";

const answers = [
  ["radio", "Thinning"],
  ["radio", "Moderate"],
  ["checkbox", "Heat styling"],
  ["radio", "A few steps"],
  ["radio", "$100–$200"],
  ["radio", "3–4 months"],
] as const;

export const choosing: readonly Task[] = [
  {
    name: "the quiz leads to a routine that is added, kept and taken again",
    async run(visitor) {
      await visitor.visit("/quiz");
      for (const [role, label] of answers) {
        await visitor.click(role, label);
        await visitor.seeOn(true, role, label);
        await visitor.click("button", /^(?:Next|See My Results)$/);
        await visitor.missing(role, label);
      }
      await visitor.click("button", "Add all three to cart");
      await visitor.see("button", "Shopping cart, 3 in it");
      await visitor.reload();
      await visitor.see("button", "Shopping cart, 3 in it");
      await visitor.click("button", "Retake Quiz");
      await visitor.see("heading", "What matters most to you now?");
    },
  },
];
