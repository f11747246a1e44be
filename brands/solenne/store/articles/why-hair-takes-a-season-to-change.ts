import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { leonieMarsh } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const whyHairTakesASeasonToChange: ArticleRecord = {
  number: 1400,
  handle: "why-hair-takes-a-season-to-change",
  title: "Why hair takes a season to change",
  excerpt:
    "A strand spends years growing and weeks deciding to stop. Knowing which is which makes shedding easier to read, and a routine easier to judge.",
  tags: ["science", "growth cycle", "shedding", "featured"],
  image: { shot: "strand-band", alt: "Copper hair in waves, lit from behind" },
  author: leonieMarsh,
  publishedAt: daysBeforeStart(5),
  seo: {
    title: "Why hair takes a season to change",
    description:
      "The four phases of the hair growth cycle, how long each lasts, and what they mean for shedding and for judging a new routine.",
  },
  contentHtml: `
<p>Most people lose between 50 and 100 hairs a day. On a wash day it looks like more, because hairs that let go earlier in the week leave together. It is one of the most common questions we are asked, so here is the calendar that hair keeps, and how to use it.</p>

<h2>What a normal day of shedding looks like</h2>
<p>Length plays a part. A hundred long strands fill a brush in a way that a hundred short ones never will, so two women can lose the same number and see two different things. Curls hold on to loose hairs until they are combed, and then hand them all over at once.</p>
<p>Count if you like, but count fairly: the same brush, on the same day of the week, for four weeks. One handful says little. A month says something. Look at the ends of what you find, too. A small pale bulb at one end means that the hair finished its cycle and let go. No bulb, and a ragged end, means that it broke. These are two questions with two answers.</p>

<h2>The four phases of a strand</h2>
<p>Every follicle keeps its own time. At any moment most are growing, a few are winding down, and the rest are at rest. That is why human hair never leaves all at once, as an animal’s winter coat does, and why nothing you do reaches all of it at once either.</p>

<table>
<caption>The growth cycle of scalp hair</caption>
<thead><tr><th>Phase</th><th>What happens</th><th>How long</th><th>Share of hair</th></tr></thead>
<tbody>
<tr><th>Anagen</th><td>The strand grows, about half an inch a month</td><td>2–6 years</td><td>85–90%</td></tr>
<tr><th>Catagen</th><td>Growth ends and the root draws up</td><td>2–3 weeks</td><td>1–2%</td></tr>
<tr><th>Telogen</th><td>The strand rests in place</td><td>About 3 months</td><td>10–15%</td></tr>
<tr><th>Exogen</th><td>The strand lets go; a new one begins</td><td>2–5 months</td><td>Overlaps telogen</td></tr>
</tbody>
</table>
<p><em>Ranges as given in standard dermatology textbooks, rounded.</em></p>

<h3>How long it can get</h3>
<p>The length of the growing phase decides how long hair can become before it falls. Six years at six inches a year is three feet; two years is one. This is set mostly by heredity. A trim does not change it, because the scissors and the follicle never meet.</p>

<h3>Why the resting phase matters</h3>
<p>Stress, illness, childbirth or a strict diet can move more follicles than usual into rest. You do not see it then. You see it about three months later, when those strands let go together. By the time the brush fills, the cause may be a season old, and is often over. Doctors call it telogen effluvium. In most people it settles on its own within six months.</p>

<blockquote><p>Judge a routine by the season, not by the week.</p></blockquote>

<h2>What you can change, and when it shows</h2>
<h3>In the first month</h3>
<p>Feel changes first. A gentle shampoo and a weekly oil smooth the surface of the strand, so it reflects more light and tangles less. That is a change in appearance, and it is worth having: hair that combs easily breaks less.</p>

<figure><img src="/cdn/shop/files/journal-season.jpg" width="1632" height="1088" alt="Capsules in twelve columns of seven on linen, in morning light"><figcaption>A habit at the same hour every day is the one that lasts for twelve weeks.</figcaption></figure>

<h3>From the third month</h3>
<p>Anything that you take by mouth acts on hair that has not surfaced yet. At half an inch a month, twelve weeks give about an inch and a half at the part: enough to see, if you know where you started.</p>
<ul>
<li>Take one photograph a month, in the same light, with the same part.</li>
<li>Change one thing at a time, and keep it for twelve weeks.</li>
<li>Note what else changed: sleep, medication, diet, a new job.</li>
</ul>

<h3>With the seasons</h3>
<p>Several studies find that a little more hair rests in summer and falls in early fall. The effect is small, a few hairs in a hundred, but it is enough to make an October brush look alarming and a January one look like a success. Compare October with October.</p>

<h2>When to ask a doctor</h2>
<p>Sudden loss, bare patches, a painful or scaling scalp, or shedding that has not settled after six months is a question for a doctor and not for a shop. So is loss together with tiredness, feeling cold, or periods that have changed. A blood test for iron and thyroid is quick, and often answers it. If you take biotin, say so first: it can affect some results.</p>
<p>Everything else can wait for a season. Hair is slow, and that is not a fault. It’s why hair keeps such an honest record.</p>
`.trim(),
};
