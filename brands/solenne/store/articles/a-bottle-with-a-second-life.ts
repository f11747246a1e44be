import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { brandTeam } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const aBottleWithASecondLife: ArticleRecord = {
  number: 2100,
  handle: "a-bottle-with-a-second-life",
  title: "A bottle with a second life",
  excerpt:
    "Most of a shampoo’s footprint is not in the bottle. It is in the hot water. What packaging can do, what it cannot, and where to begin.",
  tags: ["sustainable", "packaging", "water"],
  image: {
    shot: "journal-argan",
    alt: "Olive branches in an amber glass bottle on a stone ledge, its brass cap beside it",
  },
  author: brandTeam,
  publishedAt: daysBeforeStart(390),
  seo: {
    title: "Sustainable hair care, in honest proportions",
    description:
      "Hot water, bottles, caps and refills: what makes a difference in hair care, and what only looks like it does.",
  },
  contentHtml: `
<p>We like bottles. We chose the glass for ours by its weight in the hand. So it was sobering to read the life-cycle studies that large manufacturers have published for their shampoos. They disagree about details, and agree on one thing: the largest share by far, commonly more than four fifths of the greenhouse gases, comes from heating the water it is rinsed out with. The bottle is a few percent.</p>
<p>That is no excuse for a bad bottle. It is a reason to put first things first.</p>

<h2>The shower</h2>
<p>An American showerhead passes two gallons or so a minute. Ten minutes is twenty gallons, most of it heated. Three habits change more than any package could:</p>
<ol>
<li>Turn the water off while the conditioner works. Two minutes, four gallons.</li>
<li>Lukewarm instead of hot. Scalp and color prefer it in any case.</li>
<li>Wash when hair needs it, and not because it is Tuesday. Our <a href="/blog/a-wash-day-in-the-right-order">wash day guide</a> has the signs to look for.</li>
</ol>

<h2>The bottle</h2>
<h3>Glass</h3>
<p>Beautiful, inert, endlessly recyclable in theory. In practice about a third of American container glass is recycled. Because it is heavy, it costs more to make and to ship, and pays off only when it is refilled several times. A single-use glass bottle is, by most counts, worse than a plastic one.</p>
<h3>Aluminum</h3>
<p>Light, unbreakable, recycled more often than anything else in the bin. Making it new takes much energy; making it from old cans takes a twentieth of that. Ask for the recycled share.</p>
<h3>Plastic</h3>
<p>Two kinds are widely recycled: PET, marked 1, and HDPE, marked 2. Clear or white sorts best. Black does not sort at all, since the machines cannot see it. Pumps mix metal and plastic and belong in the trash, which is a good reason to keep one pump and refill beneath it.</p>
<h3>Bars</h3>
<p>No bottle, no water shipped. A good bar replaces two bottles. It has to dry between uses, and not every scalp likes the higher pH of the soap kind, so look for one made with the same mild cleansers as a liquid.</p>

<h2>Words on a box</h2>
<table>
<caption>Claims and what stands behind them</caption>
<thead><tr><th>Claim</th><th>What it should come with</th></tr></thead>
<tbody>
<tr><th>Recyclable</th><td>A facility that takes it where most customers live</td></tr>
<tr><th>Recycled</th><td>A percentage, and whether it came from households</td></tr>
<tr><th>Compostable</th><td>At home, or only in an industrial plant</td></tr>
<tr><th>Carbon neutral</th><td>How much was avoided and how much only paid for</td></tr>
<tr><th>Refillable</th><td>A refill that you can buy today</td></tr>
</tbody>
</table>
<p>The Federal Trade Commission’s Green Guides ask for most of this. They are guidance and not law, and the shelf shows it.</p>

<blockquote><p>The greenest part of a shower is the handle.</p></blockquote>

<h2>What we have not solved</h2>
<p>Our pumps cannot be recycled. Capsule jars need a seal that is thrown away. Shipping one bottle to one door is wasteful next to a pallet to a store, and a second bottle in the same box helps more than paper packing does.</p>

<h2>If you change one thing</h2>
<ul>
<li>Turn off the water while you wait.</li>
<li>Finish what is open before you buy something greener.</li>
<li>Keep the pump.</li>
<li>Rinse the empty bottle, put its cap back on, and put it in the right bin.</li>
</ul>
<p>None of it photographs well. That is often how you recognize the things that count.</p>
`.trim(),
};
