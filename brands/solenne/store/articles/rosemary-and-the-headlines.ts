import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { tovaLindqvist } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const rosemaryAndTheHeadlines: ArticleRecord = {
  number: 2300,
  handle: "rosemary-and-the-headlines",
  title: "Rosemary and the headlines",
  excerpt:
    "One study, a hundred people, six months, and a few hundred million views. What was measured, and what became of it on the way to your feed.",
  tags: ["trends", "rosemary", "studies"],
  image: {
    shot: "journal-rosemary",
    alt: "A bundle of rosemary tied with string on a folded newspaper",
  },
  author: tovaLindqvist,
  publishedAt: daysBeforeStart(600),
  seo: {
    title: "Rosemary oil for hair: what the study says",
    description:
      "The rosemary oil study of 2015 read in full: design, result, limits, and how to use rosemary sensibly.",
  },
  contentHtml: `
<p>Few kitchen herbs have had such a career. Rosemary oil, says the feed, works as well as the leading medication for hair loss. There is a study. There is indeed, and since nearly every video goes back to it, it deserves ten quiet minutes.</p>

<h2>What was done</h2>
<p>In 2015 a group in Iran published a trial with 100 men, aged 18 to 49, who had the common, inherited form of hair loss. Half of them put a lotion with rosemary oil on the scalp twice a day; the other half used minoxidil at 2 percent. Nobody was told which. After three months and after six, hairs were counted on photographs of the same spot.</p>

<h2>What was found</h2>
<p>At three months neither group had changed. At six months both had gained a few hairs in the area that was counted, and the gain was about the same. Itching was more frequent in both groups than before, and a little more so with minoxidil.</p>
<p>That is the result. It is a fair study of a reasonable question. Here is what it does not say.</p>

<h3>There was no third group</h3>
<p>Without a lotion that contains nothing, nobody can know whether either of the two did better than none. Hair counts drift with the seasons, and being photographed makes people take more care.</p>
<h3>The comparison was with the weaker strength</h3>
<p>Two percent minoxidil is what women were long given. Men usually use five percent, and studies find it clearly better.</p>
<h3>The participants were men</h3>
<p>Female hair loss overlaps with the male kind, but is not the same. There is no comparable trial with women.</p>
<h3>The gain was small</h3>
<p>A few hairs among more than a hundred. It is measurable in a photograph; whether it is visible in a mirror is another question.</p>

<blockquote><p>It was a fair study of a reasonable question. The headline was an answer to another one.</p></blockquote>

<h2>From the paper to the feed</h2>
<table>
<caption>How one sentence grew</caption>
<thead><tr><th>Where</th><th>What it said</th></tr></thead>
<tbody>
<tr><th>The paper</th><td>No significant difference between the groups after six months</td></tr>
<tr><th>A blog</th><td>Rosemary oil as effective as minoxidil</td></tr>
<tr><th>A video</th><td>Better than minoxidil, without side effects</td></tr>
<tr><th>A bottle</th><td>Clinically proven growth</td></tr>
</tbody>
</table>
<p>“No difference was found” and “they are the same” are not the same sentence. With fifty people in each group, even a real difference can be missed.</p>

<h2>What else is known</h2>
<p>Laboratory work suggests that rosemary extracts slow an enzyme that makes a strong androgen, and that they calm inflammation. Many plants do so in a dish. A trial from 1998, with people who had patchy hair loss, used a mixture of thyme, rosemary, lavender and cedar oils and found improvement in more of them than with a plain carrier; since four oils were used, none can claim it. Small trials since then point the same way, and none settles it.</p>

<h2>If you like it, use it well</h2>
<p>Rosemary smells of rosemary, and a scalp massage is pleasant. There is no reason to give it up, only to be precise about what you hope for.</p>
<ul>
<li>Never undiluted. Two or three drops of essential oil in a tablespoon of a carrier oil is plenty.</li>
<li>Test it on the inside of the elbow, and wait two days. Essential oils are a frequent cause of contact allergy.</li>
<li>Rosemary water from the kitchen spoils within a few days, even in the refrigerator.</li>
<li>Not in pregnancy, not with epilepsy, not on broken skin, without asking first.</li>
<li>Keep it away from dandruff: oil feeds it.</li>
</ul>
<p>We use rosemary extract in our <a href="/products/after-wash-scalp-serum">serum</a> and rosemary oil in our <a href="/products/hair-oil">hair oil</a>, for the scent and for a scalp that feels cared for. We say that hair looks glossier, because it does. More than that we do not say, because more than that is not known.</p>

<h2>Reading the next headline</h2>
<ol>
<li>Find the paper, or at least its summary. The title alone often settles the matter.</li>
<li>Look for the group that got nothing.</li>
<li>Look for people like you.</li>
<li>Look at the size of the effect, and not only at whether there was one.</li>
<li>Wait for the second study. If nobody has bothered to repeat it in ten years, that says something, too.</li>
</ol>
<p>The herb will be fine. It has survived two thousand years of enthusiasm.</p>
`.trim(),
};
