import type { ProductHandle } from "./index";

/**
 * The products of your store of which these files are true: name one here once you have compared its file with its
 * label. Until then its ingredients, doses, warnings and directions are samples (rule 50 in docs/rules.md).
 */
export const confirmedProducts: readonly ProductHandle[] = [];
