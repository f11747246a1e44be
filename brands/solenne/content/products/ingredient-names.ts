import type { Allergen } from "~/lib/brand-product";

/** Ingredients of several products, as their labels print them. */
export const preservatives = ["Sodium Benzoate", "Potassium Sorbate", "Citric Acid"];
export const argan = "Argania Spinosa (Argan) Kernel Oil";
export const sunflower = "Helianthus Annuus (Sunflower) Seed Oil";
export const rosemaryExtract = "Rosmarinus Officinalis (Rosemary) Leaf Extract";
export const rosemaryOil = "Rosmarinus Officinalis (Rosemary) Leaf Oil";
export const peppermintOil = "Mentha Piperita (Peppermint) Oil";
export const chamomile = "Chamomilla Recutita (Matricaria) Flower Extract";
export const collagen = "Hydrolyzed marine collagen (fish: cod, pollock)";

/** Known allergens. */
export const fish: Allergen = { ingredient: collagen, name: "fish" };
export const chamomileFlower: Allergen = { ingredient: chamomile, name: "chamomile" };
/** Parts of essential oils. */
export const limonene: Allergen = { ingredient: "Limonene", name: "limonene" };
export const linalool: Allergen = { ingredient: "Linalool", name: "linalool" };
export const scents = [limonene.ingredient, linalool.ingredient];
