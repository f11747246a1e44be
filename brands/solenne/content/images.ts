/** How one of the shop's own images is resized from its master, `pictures/NAME`, and what it shows. */
type ImageEntry = {
  /** In pixels, ascending, at most the master's: what the `sizes` of the layouts ask for. */
  widths: readonly number[];
  /** AVIF quality. Fine texture such as hair needs less than smooth walls. */
  quality: number;
  /** The first image of a page: encoded with more effort, which saves a quarter of its bytes. */
  isFirst?: boolean;
  /** A hero's text lies on it: the build finds out whether it can be read. */
  isUnderText?: boolean;
  /** Adds a size for link previews, because a page names it as its `og:image`. */
  isShared?: boolean;
  /** What matters in it to a customer; a page that shows it as decoration leaves it out. */
  alt: string;
};

const ingredient = { widths: [160, 320, 640], quality: 58 };
const making = { widths: [420, 800], quality: 58 };
const swatch = { widths: [420, 800], quality: 56 };
const diary = { widths: [420, 800], quality: 56 };
const article = { widths: [420, 800, 1200, 1632], quality: 55, isShared: true };
const packshot = { widths: [400, 800, 1280], quality: 55 };
const smallPackshot = { widths: [400, 800], quality: 55 };
const category = { widths: [400, 800, 1280], quality: 58 };

/** The images of the pages themselves, by name. Products' and articles' images come from the store. */
export const images: Readonly<Record<string, ImageEntry>> = {
  // The home page: its hero, its categories, and best sellers that the store does not show.
  "home-hero": {
    widths: [1040, 1600, 1920, 2880],
    quality: 50,
    isFirst: true,
    isUnderText: true,
    isShared: true,
    alt: "Long chestnut hair, falling in waves into soft light",
  },
  "home-hero-portrait": {
    widths: [760, 1200],
    quality: 46,
    isFirst: true,
    isUnderText: true,
    alt: "Long chestnut hair in soft light",
  },
  "strand-band": {
    widths: [1200, 1600, 1920, 2880],
    quality: 43,
    isFirst: true,
    isShared: true,
    alt: "Copper hair in waves, lit from behind",
  },
  "silver-band": {
    widths: [1200, 1600, 1920, 2880],
    quality: 43,
    isFirst: true,
    isShared: true,
    alt: "Silver hair in loose waves",
  },
  "home-banner": {
    widths: [1200, 1600, 1920],
    quality: 58,
    isShared: true,
    alt: "Shampoo, hair oil, supplement and scalp mask on a travertine shelf, in the shade of olive leaves",
  },
  "hair-nutraceutical-front": { ...packshot, alt: "A sage jar of capsules in the shade of leaves" },
  "hair-nutraceutical-45-front": {
    ...packshot,
    alt: "A rose jar of capsules in the shade of leaves",
  },
  "growth-strength-shampoo-front": { ...packshot, alt: "A green shampoo bottle with a brass pump" },
  "after-wash-scalp-serum-front": { ...packshot, alt: "Amber serum in a glass bottle on stone" },
  // Sets and products beside texts that name them, where the store has no image of them.
  "essentials-plan-front": { ...smallPackshot, alt: "A box and a sage jar of capsules" },
  "complete-plan-front": { ...smallPackshot, alt: "A box with capsules, shampoo and serum" },
  "transformation-plan-front": {
    ...smallPackshot,
    alt: "A box with capsules, shampoo, conditioner, serum and oil",
  },
  "holiday-glow-bundle-front": {
    ...smallPackshot,
    alt: "Capsules and hair oil, with a berry ribbon",
  },
  "self-care-ritual-bundle-front": { ...smallPackshot, alt: "Shampoo, conditioner and scrub" },
  "complete-wellness-kit-front": {
    ...smallPackshot,
    alt: "Capsules, shampoo, conditioner, serum and oil",
  },
  "conditioner-front": { ...smallPackshot, alt: "A sage tube of conditioner" },
  "hair-oil-front": { ...smallPackshot, alt: "Hair oil in a green glass flask" },
  "category-nutraceuticals": {
    ...category,
    alt: "Two jars of supplement capsules, with a few poured onto a stone",
  },
  "category-haircare": {
    ...category,
    alt: "A bottle of shampoo and a tube of conditioner on a stone step, with eucalyptus",
  },
  "category-scalp-therapy": {
    ...category,
    alt: "A serum on a stone, a scalp mask and five oil pearls, with rosemary",
  },
  // Pages that open with one large image.
  "shop-hero": {
    widths: [1300, 1800],
    quality: 53,
    isFirst: true,
    isShared: true,
    alt: "Shampoo, supplement and serum on stone in the shade of leaves",
  },
  "quiz-hair": {
    widths: [640, 1200],
    quality: 48,
    isFirst: true,
    isShared: true,
    alt: "Copper hair in long waves, in warm light",
  },
  "coily-black": { widths: [560], quality: 50, alt: "Black hair in coils" },
  "about-hero": {
    widths: [920, 1440, 1920],
    quality: 56,
    isFirst: true,
    isShared: true,
    alt: "Olive branches in a stoneware vase, a stone mortar and a bottle of hair oil, in the light of a window",
  },
  "founder-desk": {
    widths: [1040, 1200, 1800],
    quality: 50,
    isFirst: true,
    isShared: true,
    alt: "A desk with handwritten notes, three corked vials of oil, rosemary and a pencil",
  },
  "subscribe-box": {
    widths: [980, 1600],
    quality: 56,
    isFirst: true,
    isShared: true,
    alt: "An opened box with a supplement, a shampoo and a conditioner in tissue paper",
  },
  "holidays-hero": {
    widths: [1420, 1920],
    quality: 53,
    isFirst: true,
    isShared: true,
    alt: "A supplement and a hair oil between gifts with berry and brass ribbon, soft lights behind them",
  },
  // The science page: ingredients, how a batch is made, how a hair grows.
  "journal-label": {
    widths: [960, 1440, 1632],
    quality: 53,
    isFirst: true,
    isShared: true,
    alt: "The doses on the back of a supplement jar, one of them behind a brass lens",
  },
  "ingredient-biotin": {
    ...ingredient,
    alt: "A small heap of biotin powder between capsules, one of them opened",
  },
  "ingredient-marine-collagen": {
    ...ingredient,
    alt: "Collagen powder in a stoneware dish, a brass scoop beside it",
  },
  "ingredient-saw-palmetto": {
    ...ingredient,
    alt: "Dark saw palmetto berries in a dish, on one of the plant’s leaves",
  },
  "ingredient-zinc": { ...ingredient, alt: "Granules of zinc in a dark dish" },
  "ingredient-selenium": { ...ingredient, alt: "Dark pieces of selenium on travertine" },
  "ingredient-niacinamide": { ...ingredient, alt: "White crystals of niacinamide in a brass dish" },
  "ingredient-rosemary": { ...ingredient, alt: "Three sprigs of rosemary on a slab of stone" },
  "ingredient-argan-oil": {
    ...ingredient,
    alt: "Golden argan oil in a dish, argan kernels beside it",
  },
  "making-choose": {
    ...making,
    alt: "Rosemary in a stoneware vase, a sprig of olive on two books",
  },
  "making-source": {
    ...making,
    alt: "A supplier’s signed statement beside a dish of dried rosemary",
  },
  "making-check": { ...making, alt: "A brass lens over olive leaves, in front of a red line" },
  "making-weigh": {
    ...making,
    alt: "A brass balance, white powder in one pan, weights in the other",
  },
  "making-test": { ...making, alt: "Three test tubes with pale oils in an oak rack" },
  "making-number": {
    ...making,
    alt: "Three jars of capsules, with a lot-number tag in front of them",
  },
  "hair-cycle": {
    widths: [540],
    quality: 58,
    alt: "A cross-section of the scalp: a growing hair rooted in the bulb of a deep follicle",
  },
  // Testimonials: pairs of swatches, and the posters of the video diaries.
  "swatch-straight-chestnut": {
    ...swatch,
    alt: "Two swatches of straight chestnut hair, the left one dull and frizzy, the right one with a band of gloss",
  },
  "swatch-straight-black": {
    ...swatch,
    alt: "Two swatches of straight black hair, the left one with uneven ends, the right one with an even edge",
  },
  "swatch-wavy-blonde": {
    ...swatch,
    alt: "Two swatches of wavy blonde hair, the left one frizzy at its sides, the right one smooth",
  },
  "swatch-wavy-copper": {
    ...swatch,
    alt: "Two swatches of wavy copper hair, the left one loose and blurred, the right one in clear waves",
  },
  "swatch-coily-brown": {
    ...swatch,
    alt: "Two swatches of coily brown hair, the left one a cloud of frizz, the right one in single coils",
  },
  "swatch-coily-black": {
    ...swatch,
    alt: "Two swatches of coily black hair, the left one with a halo of loose hairs, the right one in single coils",
  },
  "diary-combing": {
    ...diary,
    alt: "Long blonde waves on linen, with a walnut comb resting in them",
  },
  "diary-washing": {
    ...diary,
    alt: "Wet dark hair against sage tiles, water dripping from the ends",
  },
  "diary-night": {
    ...diary,
    alt: "Dark coils on evergreen satin in dim light, a small flask of oil beside them",
  },
  "diary-capsules": {
    ...diary,
    alt: "Brown hair with silver in it, and in front a jar of capsules and a glass of water",
  },
  "diary-silver": {
    ...diary,
    alt: "Hair growing out silver above brown, with a bottle of shampoo beside it on linen",
  },
  "diary-regrowth": {
    ...diary,
    alt: "A copper braid on linen, tied with green thread, short new hairs along it",
  },
  // The sample posts, which are shown when the store has no blog.
  "journal-molecules": {
    ...article,
    alt: "Six old bottles on a stone shelf, one with a paper tag",
  },
  "journal-wash": {
    ...article,
    alt: "Scrub, shampoo, conditioner and serum in a row in front of sage tiles",
  },
  "journal-ends": { ...article, alt: "A chestnut lock wound around a brass curling wand" },
  "journal-garden": {
    ...article,
    alt: "Chamomile laid across an open notebook, a pencil beside it",
  },
};

const turn = { columns: 6, rows: 4 };
const back = { columns: 1, rows: 1 };

/** Images of frames, side by side and in rows, by name. They are served as they are, in one size. */
export const strips: Readonly<Record<string, { columns: number; rows: number }>> = {
  "hair-nutraceutical-turn": turn,
  "hair-nutraceutical-back": back,
  "after-wash-scalp-serum-turn": turn,
  "after-wash-scalp-serum-back": back,
  "shampoo-turn": turn,
  "shampoo-back": back,
  "conditioner-turn": turn,
  "conditioner-back": back,
  "hair-oil-turn": turn,
  "hair-oil-back": back,
  "hair-cycle-frames": { columns: 4, rows: 4 },
  "quiz-concerns": { columns: 5, rows: 1 },
};
