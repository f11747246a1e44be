import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { tovaLindqvist } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. Its tags name no category, and are untidy on purpose. */
export const theScalpIsSkin: ArticleRecord = {
  number: 1900,
  handle: "the-scalp-is-skin",
  title: "The scalp is skin",
  excerpt:
    "It has pores, a barrier, a climate of its own, and a hundred thousand follicles. Treat it the way you treat your face, with less perfume.",
  tags: ["Scalp", "  Scalp   Care ", "massage"],
  image: {
    shot: "journal-scalp",
    alt: "A drop of serum at the tip of a glass dropper, above a part",
  },
  author: tovaLindqvist,
  publishedAt: daysBeforeStart(520),
  seo: {
    title: "The scalp is skin: how to look after it",
    description:
      "Dry, oily, flaking or sensitive: how to tell what a scalp needs, and a five-minute massage that feels good either way.",
  },
  contentHtml: `
<p>Many of us own three creams for the face and none for the two square feet above it, or rather: we wash those with whatever is meant for the hair. Yet the scalp is skin. It has the same layers as a cheek, the same barrier of fats and dead cells, and far more glands. It ages and burns, dries out and reacts. And whatever grows, grows out of it.</p>

<h2>Four states, and how to tell them apart</h2>
<h3>Dry</h3>
<p>It feels tight after washing and sheds small, white, powdery flakes that fall on their own. It is more common in winter, with heating, and after hot water. The remedy is less: a milder shampoo, lukewarm water, a day longer between washes.</p>
<h3>Oily</h3>
<p>Roots separate by the evening. Sebum is made at a pace set by hormones and heredity, and washing does not speed it up. Wash as often as you need to, with something mild, and keep conditioner off the roots.</p>
<h3>Flaking and itching</h3>
<p>Larger, yellowish flakes that cling, with itching and some redness, point to dandruff. A yeast that lives on every scalp breaks down sebum into acids that some skin can’t tolerate. A dandruff shampoo from a drugstore, with ketoconazole, selenium sulfide or zinc pyrithione where it is sold, left on for three to five minutes twice a week, helps most people within a month. This is a case for medication, not for oil, which feeds the yeast.</p>
<h3>Sensitive</h3>
<p>Burning or stinging with little to see. Perfume, preservatives, hair dye and strong menthol are the usual suspects. Change one product at a time, and give each change two weeks.</p>

<h2>What a scalp needs</h2>
<ol>
<li><strong>To be clean.</strong> Old sebum and the residue of styling products irritate. Shampoo belongs here, massaged with the pads of the fingers for a full minute, and rinsed for longer than seems necessary.</li>
<li><strong>To be left whole.</strong> No nails, no coarse scrubs on broken skin. A <a href="/products/clarifying-scalp-scrub">fine salt scrub</a> once a week is plenty for most, and none at all is fine for many.</li>
<li><strong>To be shaded.</strong> The part is the most sunburned line on a body. Move it now and then, wear a hat, or use a sunscreen made for it.</li>
<li><strong>To breathe out.</strong> Tight braids and extensions pull at follicles for weeks at a time. If a style hurts, it is too tight. Loss along the hairline from pulling starts reversible and can become permanent.</li>
</ol>

<h2>What goes on it afterward</h2>
<p>Leave-in products for the scalp are thin for a reason: whatever stays has to dry without a film. Niacinamide supports the skin’s barrier and is well studied on faces. Aloe and panthenol hold water. Botanical extracts such as rosemary are pleasant, and the research on them is young. A serum can keep skin comfortable and give hair a good place to stand. That is a cosmetic claim, and it is the honest one.</p>
<p>Put it where it belongs: hair parted every inch or so, a dropperful <a href="/products/after-wash-scalp-serum">spread along the parts</a>, on a clean, towel-dried scalp.</p>

<figure><img src="/cdn/shop/files/journal-massage.jpg" width="1632" height="1088" alt="Circles drawn in pale sand beside a walnut and brass massage tool"><figcaption>Small circles, slow enough to count. The skin moves, not the fingers over it.</figcaption></figure>

<h2>Five minutes with ten fingers</h2>
<p>One small study from Japan had nine men massage a patch of scalp for four minutes a day and found slightly thicker strands there after half a year. Nine men are not much. But massage costs nothing, and most people sleep better after it.</p>
<ul>
<li>Fingers spread, pads down, at both temples. Press, and move the skin in ten slow circles.</li>
<li>An inch higher, and again, until the hands meet at the crown.</li>
<li>From the nape upward in the same way, the thumbs behind the ears.</li>
<li>Last, take hold of hair close to the roots, and lift gently for three breaths.</li>
</ul>
<p>Do it dry in the evening, or in the shower with the lather. Skip it on sore or broken skin.</p>

<blockquote><p>Treat it like a face: clean, calm, shaded, and left alone at night.</p></blockquote>

<h2>When it is more than skin care</h2>
<p>See a dermatologist for thick silvery plaques, for pus, for sores that do not heal within three weeks, for pain, and for any patch where the skin turns smooth and follicles seem to vanish. Scarring forms of hair loss are rare, but they are the one kind where weeks matter. A mole that changes under hair is easy to miss. Ask the person who cuts yours to tell you what they see; nobody looks there more often.</p>
`.trim(),
};
