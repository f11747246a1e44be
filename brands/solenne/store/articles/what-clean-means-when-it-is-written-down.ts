import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { leonieMarsh } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const whatCleanMeansWhenItIsWrittenDown: ArticleRecord = {
  number: 2000,
  handle: "what-clean-means-when-it-is-written-down",
  title: "What clean means when it is written down",
  excerpt:
    "No law defines the word. A list does. How to read one, which omissions matter for hair, and which are only there to be printed.",
  tags: ["clean", "labels"],
  image: {
    shot: "journal-garden",
    alt: "Chamomile laid across an open notebook, a pencil beside it",
  },
  author: leonieMarsh,
  publishedAt: daysBeforeStart(300),
  seo: {
    title: "What “clean” means in hair care",
    description:
      "Clean has no legal definition. Which ingredients are left out for good reasons, which for effect, and what to ask a brand.",
  },
  contentHtml: `
<p>“Organic” on food is regulated in the United States; “clean” on a shampoo is not. Any bottle may carry it. That does not make the word worthless. It makes it a promise whose terms somebody has to write down, and the first thing to ask of a clean brand is where it has done so.</p>

<h2>Natural is not the same</h2>
<p>Poison ivy is natural. So is lavender oil, one of the more frequent causes of contact allergy in cosmetics. Panthenol, which soothes and holds water, is made in the kind of plant that has a chimney. What matters to your skin is the molecule and the dose, not the address it came from.</p>
<p>The useful meaning of clean, as we see it, is narrower: leave out what has a known disadvantage and can be replaced; keep what works; say which is which, and why.</p>

<h2>Six things that are left out, and what we think of it</h2>
<h3>Sulfates</h3>
<p>Sodium lauryl sulfate cleans thoroughly and can irritate; it also takes color with it. Its cousin, sodium laureth sulfate, is milder. Neither is dangerous. Leaving them out makes sense for dry, dyed or curly hair, and is a matter of taste for the rest.</p>
<h3>Parabens</h3>
<p>A family of preservatives with a long record. Concern about hormones rests on laboratory work at doses far from a shampoo’s; regulators still allow the common ones within limits. Some of the substitutes cause more allergies. We do without them, and test what we use instead.</p>
<h3>Silicones</h3>
<p>They smooth, shine and protect from heat, and hardly anyone reacts to them. Against them: some build up, and the lighter ones linger in the environment. Reasonable people differ.</p>
<h3>Formaldehyde releasers</h3>
<p>Here we see no two sides. They are common sensitizers, and there are good alternatives. Names to look for: DMDM hydantoin, quaternium-15, imidazolidinyl urea.</p>
<h3>Phthalates</h3>
<p>Once used to make scent last. They need not be named on the label, since they hide inside the word “fragrance.” A brand that says it uses none is telling you something you cannot check, so ask for it in writing.</p>
<h3>Fragrance</h3>
<p>The most frequent cause of trouble, and the least often left out, because scent sells. If a scalp itches, this is the first thing to remove.</p>

<h2>Words that sound like more</h2>
<table>
<caption>What a claim says in law</caption>
<thead><tr><th>Word</th><th>Defined?</th><th>What to ask</th></tr></thead>
<tbody>
<tr><th>Clean</th><td>No</td><td>Where is the list?</td></tr>
<tr><th>Non-toxic</th><td>No</td><td>At what dose?</td></tr>
<tr><th>Hypoallergenic</th><td>No</td><td>Tested on how many people?</td></tr>
<tr><th>Dermatologist tested</th><td>No</td><td>What was the result?</td></tr>
<tr><th>Cruelty free</th><td>No, but certified by several bodies</td><td>Whose certificate?</td></tr>
<tr><th>Fragrance free</th><td>Loosely</td><td>Are there scented plant oils?</td></tr>
</tbody>
</table>

<h2>How to read the back</h2>
<p>Ingredients are listed in descending order by weight, down to one percent; below that, in any order. Water comes first, then whatever cleans or conditions. The line where preservatives and perfume appear is usually the one-percent line. A plant extract printed large on the front and found after it is there for the front.</p>
<ul>
<li>Find the first five. They are nine tenths of the bottle.</li>
<li>Find the preservative. There has to be one where there is water. “Preservative free” in a wet product means either a clever package or a short life.</li>
<li>Count the perfumes: fragrance, parfum, and every essential oil.</li>
</ul>

<blockquote><p>Clean is a promise whose terms somebody has to write down.</p></blockquote>

<h2>Ours, in writing</h2>
<p>We leave out eight ingredients, and name them on the <a href="/science">science page</a> with the reason for each. Some are there because the evidence convinced us and some because customers prefer it, and we say which. If new evidence changes a reason, we will change the list, and keep the old one where you can find it.</p>
<p>That is all that the word can do. It cannot make a product good for your hair. For that, turn the bottle around and read what is in it.</p>
`.trim(),
};
