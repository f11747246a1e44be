import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { drAmaraOseiNoor } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const hairAndTheMiddleYears: ArticleRecord = {
  number: 1800,
  handle: "hair-and-the-middle-years",
  title: "Hair and the middle years",
  excerpt:
    "Around forty-five, hair becomes finer, drier and slower to grow, and nobody sends a memo. What hormones have to do with it, and what can be done.",
  tags: ["dermatologist", "hormones", "aging", "45+"],
  image: {
    shot: "journal-clock",
    alt: "A brass pocket watch beside a lock of silver and brown hair",
  },
  author: drAmaraOseiNoor,
  publishedAt: daysBeforeStart(240),
  seo: {
    title: "Hair in perimenopause and after",
    description:
      "Why hair changes in the middle years, how to tell age from illness, which treatments have evidence, and what to ask a dermatologist.",
  },
  contentHtml: `
<p>The change is gradual enough to be blamed on other things: a new shampoo, the water in the new apartment, stress. Then a photograph from five years ago turns up, and the part in it is narrower. About half of all women notice thinner hair by the age of fifty. It is as ordinary as reading glasses, and less talked about.</p>

<h2>What changes</h2>
<p>Three things happen at once, which is why a single remedy rarely satisfies.</p>
<h3>Strands become finer</h3>
<p>The diameter of a hair grows until about the age of forty and then shrinks. The number of hairs may be the same, and the ponytail is still thinner. Some follicles, mostly on top, also shorten their growing phase, so that each strand is replaced by one that is a little shorter and a little finer.</p>
<h3>Growth slows</h3>
<p>Half an inch a month becomes somewhat less. More follicles rest for longer between two strands.</p>
<h3>The scalp makes less oil</h3>
<p>Sebum declines after menopause. Hair feels drier, and gray hair, which often has a rougher surface, shows it most.</p>

<h2>What hormones have to do with it</h2>
<p>Estrogen prolongs the growing phase. In perimenopause, the years of irregular cycles before the last one, it swings; afterward it stays low. Androgens, of which women have a little all their lives, are then less counterbalanced. In follicles that are sensitive to them by heredity, they shorten growth. The result is called female pattern hair loss: a part that widens from the front backward, with a hairline that stays.</p>
<p>Blood levels of androgens are normal in most women who have it. It is the follicle that listens more closely, and that is inherited, from either side.</p>

<h2>What has evidence</h2>
<table>
<caption>Options to discuss with a doctor</caption>
<thead><tr><th>Option</th><th>What is known</th><th>How long until it shows</th></tr></thead>
<tbody>
<tr><th>Minoxidil on the scalp</th><td>Approved for women; best studied; works while it is used</td><td>4–6 months</td></tr>
<tr><th>Prescription pills</th><td>Several are used; some only after menopause; need monitoring</td><td>6–12 months</td></tr>
<tr><th>Treating a deficiency</th><td>Iron, thyroid, vitamin D: helps when a test shows a deficiency</td><td>3–6 months</td></tr>
<tr><th>Supplements</th><td>Mixed and mostly small studies; support where diet falls short</td><td>3–6 months</td></tr>
<tr><th>Cosmetics, color, cut</th><td>Change how hair looks, reliably</td><td>The same day</td></tr>
</tbody>
</table>
<p>The order is not a recommendation. It is the order in which the evidence thins.</p>

<h2>What you can do yourself</h2>
<ul>
<li><strong>Wash for the scalp you have now.</strong> Drier skin wants a milder shampoo and an extra day in between.</li>
<li><strong>Condition every time,</strong> from the ears down, and use a little oil on the ends.</li>
<li><strong>Eat protein at every meal.</strong> The need rises a little with age while appetite falls.</li>
<li><strong>Think again about heat and bleach.</strong> Finer strands have less to lose.</li>
<li><strong>Ask for a cut with one length.</strong> Layers remove weight where there is none to spare.</li>
</ul>
<p>Our <a href="/products/hair-nutraceutical-45">45+ formula</a> was put together for these years. It supports normal hair where the diet leaves gaps. It is not a treatment for pattern hair loss, and we would rather say so here than have you wait for it.</p>

<h3>What we changed for forty-five and over</h3>
<p>The two formulas differ in four lines, and it is fair to ask why. Collagen rises from 2,500 to 3,000 mg a day, because protein is what appetite forgets first. Biotin is halved, to 2,500 mcg: that is still eighty times what an adult needs. Vitamin D3 comes in, 20 mcg or 800 IU, since skin makes less of it with age. Zinc is left out; if you want it, that’s a reason to choose the other formula. Saw palmetto and selenium stay where they were, at 320 mg and 55 mcg.</p>
<p>What is not in it may matter more to you: no hormones, and no soy isoflavones, which act a little like estrogen. If you take hormones, a blood thinner or anything for the thyroid, show the label to whoever prescribes it before you open the bottle. And do not take both formulas together. They share four actives, and twice the dose is not twice the help.</p>

<blockquote><p>It is as ordinary as reading glasses, and less talked about.</p></blockquote>

<h2>When it is not age</h2>
<p>Go sooner rather than later if</p>
<ol>
<li>the change took weeks and not years;</li>
<li>the hairline itself moves back, or eyebrows thin with it;</li>
<li>patches are bare, or the scalp burns, scales or scars;</li>
<li>there is new hair on the chin, a deeper voice, or acne;</li>
<li>you are tired, cold or losing weight.</li>
</ol>
<p>Behind these can be a thyroid problem, low iron, a medication, or a form of hair loss that is better treated early.</p>

<h2>Five questions for the appointment</h2>
<p>Write them down; ten minutes pass quickly.</p>
<ul>
<li>Which kind of hair loss is this, and how sure are you?</li>
<li>Which tests make sense, and which do not?</li>
<li>What happens if I do nothing for a year?</li>
<li>What will the treatment do, and what happens when I stop?</li>
<li>How will we measure whether it works?</li>
</ul>
<p>The last one matters most. A photograph of the part, under the same lamp every three months, is a better judge than memory. It may also show that nothing is getting worse, which is an answer, too.</p>
`.trim(),
};
