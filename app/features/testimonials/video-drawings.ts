import type { VideoDrawing } from "~/content/testimonial-tiles";

/** Outlines on 120 by 120. */
export const videoDrawings: Readonly<Record<VideoDrawing, string>> = {
  comb: `M14 40h92v16H14z${teeth()}`,
  shower:
    "M60 12v18M34 50c0-14 12-20 26-20s26 6 26 20zM40 60l-3 10M52 60l-1 10M68 60l1 10M80 60l3 10M36 78l-3 10M50 78l-1 10M60 66v10M60 84v10M70 78l1 10M84 78l3 10M32 96l-3 10M48 96l-1 10M72 96l1 10M88 96l3 10",
  moon: "M70 16a34 34 0 1 0 24 54 28 28 0 0 1-24-54zM30 24v8M26 28h8M98 30v6M95 33h6M20 92h80c6 0 6 16 0 16H20c-6 0-6-16 0-16z",
  glass:
    "M38 22h44l-5 76c0 5-3 8-8 8H51c-5 0-8-3-8-8zM40 46c7-5 13 5 20 0s13 5 20 0M92 92l10-6c6-3 11 5 5 9l-10 6c-6 3-11-5-5-9zM99 89l5 8",
  bubbles:
    "M60 58a20 20 0 1 0 .1 0zM30 70a14 14 0 1 0 .1 0zM90 72a13 13 0 1 0 .1 0zM40 46a10 10 0 1 0 .1 0zM76 38a9 9 0 1 0 .1 0zM56 28a7 7 0 1 0 .1 0zM66 12a4 4 0 1 0 .1 0zM14 106h92",
  drops:
    "M50 22h20v14H50zM54 22c-4-14 16-14 12 0M46 36h28v8H46zM52 44l2 26c0 4 3 8 6 12 3-4 6-8 6-12l2-26M60 90c5 7 6 9 6 12a6 6 0 0 1-12 0c0-3 1-5 6-12zM38 82c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8zM84 80c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z",
};

function teeth(): string {
  return Array.from({ length: 16 }, (_, index) => `M${18 + index * 5.6} 56v30`).join("");
}
