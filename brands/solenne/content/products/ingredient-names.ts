/** Ingredients of several products, as their labels print them. */
export const preservatives = ["Sodium Benzoate", "Potassium Sorbate", "Citric Acid"];
export const argan = "Argania Spinosa (Argan) Kernel Oil";
export const sunflower = "Helianthus Annuus (Sunflower) Seed Oil";
export const rosemaryExtract = "Rosmarinus Officinalis (Rosemary) Leaf Extract";
export const rosemaryOil = "Rosmarinus Officinalis (Rosemary) Leaf Oil";
export const peppermintOil = "Mentha Piperita (Peppermint) Oil";
export const chamomile = "Chamomilla Recutita (Matricaria) Flower Extract";
export const collagen = "Hydrolyzed marine collagen (fish: cod, pollock)";
/** Parts of essential oils. */
export const scents = ["Limonene", "Linalool"];
