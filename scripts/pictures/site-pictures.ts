export type SitePicture = {
  /** Name of the master in `art/masters`, without its extension. */
  name: string;
  /** Size of the plain picture that stands in while the master is missing. */
  fallback: { width: number; height: number };
  /** AVIF quality; fine texture such as hair hides more than smooth walls do. */
  quality: number;
  /** What matters in it to a shopper; a page that shows it as decoration leaves it out. */
  alt: string;
};

/** Every picture of the pages themselves. */
export const sitePictures: readonly SitePicture[] = [
  {
    name: "home-hero",
    fallback: { width: 1920, height: 1080 },
    quality: 52,
    alt: "Long chestnut hair, falling in waves into soft light",
  },
  {
    name: "home-hero-portrait",
    fallback: { width: 1080, height: 1350 },
    quality: 52,
    alt: "Long chestnut hair in soft light",
  },
  {
    name: "shop-hero",
    fallback: { width: 1920, height: 720 },
    quality: 55,
    alt: "Shampoo, supplement and serum on stone in the shade of leaves",
  },
  {
    name: "strand-band",
    fallback: { width: 1920, height: 640 },
    quality: 45,
    alt: "Brown hair in soft light, every strand visible",
  },
  // Of the home page: its categories, and best sellers that the store does not show.
  {
    name: "hair-nutraceutical-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "A sage jar of capsules in the shade of leaves",
  },
  {
    name: "hair-nutraceutical-45-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "A rose jar of capsules in the shade of leaves",
  },
  {
    name: "growth-strength-shampoo-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "A green shampoo bottle with a brass pump",
  },
  {
    name: "after-wash-scalp-serum-front",
    fallback: { width: 1280, height: 1600 },
    quality: 55,
    alt: "Amber serum in a glass bottle on stone",
  },
  {
    name: "home-banner",
    fallback: { width: 1920, height: 960 },
    quality: 58,
    alt: "Shampoo, hair oil, supplement and scalp mask on a travertine shelf, in the shade of olive leaves",
  },
  {
    name: "about-hero",
    fallback: { width: 1920, height: 1280 },
    quality: 58,
    alt: "Olive branches in a stoneware vase, a stone mortar and a serum, in the light of a window",
  },
  {
    name: "founder-desk",
    fallback: { width: 1800, height: 1200 },
    quality: 52,
    alt: "A desk with handwritten notes, three corked vials of oil, rosemary and a pencil",
  },
  {
    name: "science-strand",
    fallback: { width: 1800, height: 1200 },
    quality: 55,
    alt: "Single hairs leaving the scalp, so close that the scales of the cuticle show",
  },
  {
    name: "subscribe-box",
    fallback: { width: 1600, height: 1280 },
    quality: 58,
    alt: "An opened box with a supplement, a shampoo and a conditioner in tissue paper",
  },
  {
    name: "holidays-hero",
    fallback: { width: 1920, height: 1080 },
    quality: 55,
    alt: "A supplement and a hair oil between gifts with berry and brass ribbon, soft lights behind them",
  },
  {
    name: "category-nutraceuticals",
    fallback: { width: 1280, height: 1600 },
    quality: 58,
    alt: "Two jars of supplement capsules, some of them poured onto a stone",
  },
  {
    name: "category-haircare",
    fallback: { width: 1280, height: 1600 },
    quality: 58,
    alt: "A bottle of shampoo and a tube of conditioner on a stone step, with eucalyptus",
  },
  {
    name: "category-scalp-therapy",
    fallback: { width: 1280, height: 1600 },
    quality: 58,
    alt: "A serum on a stone, a scalp mask and five oil pearls, with rosemary",
  },
  // Of the science page: what is in the bottle as material, how a batch is made, how a hair grows.
  {
    name: "ingredient-biotin",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "A small heap of biotin powder between capsules, one of them opened",
  },
  {
    name: "ingredient-marine-collagen",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Collagen powder in a stoneware dish, a brass scoop beside it",
  },
  {
    name: "ingredient-saw-palmetto",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "The dark berries of the saw palmetto in a dish on its leaf",
  },
  {
    name: "ingredient-zinc",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Granules of zinc in a dark dish",
  },
  {
    name: "ingredient-selenium",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Dark pieces of selenium on travertine",
  },
  {
    name: "ingredient-niacinamide",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "White crystals of niacinamide in a brass dish",
  },
  {
    name: "ingredient-rosemary",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Three sprigs of rosemary on a slab of stone",
  },
  {
    name: "ingredient-argan-oil",
    fallback: { width: 600, height: 600 },
    quality: 58,
    alt: "Golden argan oil in a dish, argan kernels beside it",
  },
  {
    name: "making-choose",
    fallback: { width: 800, height: 600 },
    quality: 58,
    alt: "Rosemary in a stoneware vase, a sprig of olive on two books",
  },
  {
    name: "making-source",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "A supplier's signed statement beside a dish of dried rosemary",
  },
  {
    name: "making-check",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "A brass lens over olive leaves, before a red line",
  },
  {
    name: "making-weigh",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "A brass balance, white powder in one pan, weights in the other",
  },
  {
    name: "making-test",
    fallback: { width: 720, height: 540 },
    quality: 58,
    alt: "Three test tubes with pale oils in an oak rack",
  },
  {
    name: "making-number",
    fallback: { width: 800, height: 600 },
    quality: 58,
    alt: "Three jars of capsules, a tag with a lot number before them",
  },
  {
    name: "growth-anagen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "A cut through the scalp: a growing hair stands on the bulb of a deep follicle",
  },
  {
    name: "growth-catagen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "The same cut: the follicle has drawn up, and the hair ends in a small club",
  },
  {
    name: "growth-telogen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "The same cut: a resting hair with its club in a short follicle",
  },
  {
    name: "growth-exogen",
    fallback: { width: 360, height: 480 },
    quality: 58,
    alt: "The same cut: the old hair leaves, and a new one grows below it",
  },
  // Of the sample posts, which have to be whole without the store and its picture service.
  {
    name: "journal-molecules",
    fallback: { width: 1920, height: 1280 },
    quality: 55,
    alt: "The molecules of biotin and niacinamide, drawn in line",
  },
  {
    name: "journal-wash",
    fallback: { width: 1920, height: 1280 },
    quality: 55,
    alt: "A heap of soap bubbles, drawn in line",
  },
  {
    name: "journal-ends",
    fallback: { width: 1920, height: 1280 },
    quality: 55,
    alt: "A lock of wet hair and four drops, drawn in light lines on green",
  },
  {
    name: "journal-garden",
    fallback: { width: 1920, height: 1280 },
    quality: 55,
    alt: "Aloe, chamomile and mint, drawn in line",
  },
];
