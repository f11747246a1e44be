import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { brandTeam } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const howToReadASupplementLabel: ArticleRecord = {
  number: 1100,
  handle: "how-to-read-a-supplement-label",
  title: "How to read a hair supplement label",
  excerpt:
    "Serving size, dose, form, and the three lines most people skip. A few minutes with any bottle, ours included.",
  tags: ["ingredients", "science", "nutrition", "featured"],
  image: {
    shot: "journal-label",
    alt: "The doses on the back of a Hair Nutraceutical jar, read through a brass lens",
  },
  author: brandTeam,
  publishedAt: daysBeforeStart(12),
  seo: {
    title: "How to read a hair supplement label",
    description:
      "What serving size, dose, form and the fine print on a hair supplement tell you, and what they leave out.",
  },
  contentHtml: `
<p>Turn a bottle around and you will find the most honest sentence a brand ever writes: the panel headed Supplement Facts. It is regulated, it is dull, and it answers most of the questions that the front of the bottle raises. Here is how we read one, ours included.</p>

<h2>Start with the serving size</h2>
<p>Every number on the panel belongs to one serving, not to one capsule. If a serving is four capsules and the bottle holds sixty, you are holding fifteen days. That is not a trick, but it does change the price. Divide the price by the number of servings before you compare two bottles; the result is often the other way around.</p>
<p>Look at the line below it, too. <em>Servings per container</em> tells you when you will need the next one. Hair grows about half an inch a month, so anything you try for less than three months has not been tried yet.</p>
<p>Then divide once more: the total of all doses by the number of capsules. The largest capsule that most people can swallow, size 00, holds between 0.7 and 0.95 grams of powder. A label that promises six grams in two capsules has either left something out or printed a wish.</p>

<h2>Find the dose, then the form</h2>
<p>An ingredient without an amount is a decoration. What you want is a name, an amount and a unit, and for vitamins and minerals the share of the daily value.</p>

<h3>When there is no amount</h3>
<p>The words <em>proprietary blend</em> mean that several ingredients share one number. The law asks only for the order, heaviest first. A blend of 500 mg may hold 480 mg of the cheapest plant in it. We do not say that every blend hides something. We say that you cannot know, and that you should be able to.</p>

<h3>When the form matters</h3>
<p>Minerals come bound to something, and the binding decides how well they are taken up and how they sit in your stomach. Zinc picolinate and zinc oxide are both zinc. Collagen that is <em>hydrolyzed</em> has been cut into short pieces that dissolve and digest easily. A label that names the form has usually thought about it.</p>

<h3>When the weight is not the dose</h3>
<p>A mineral weighs less than what it is bound to. <em>Zinc (as zinc bisglycinate) 11 mg</em> means 11 mg of zinc, and the rest of the molecule is not counted. <em>Zinc bisglycinate 50 mg</em> leaves the calculation to you. Plants have the same trap: 320 mg of dried berry and 320 mg of an extract of it are different things, so look for the word “extract,” and for its strength.</p>

<h2>What the daily value does and does not say</h2>
<p>The percentage compares the dose with what an average adult needs to avoid a deficiency. It says nothing about hair. Biotin is the famous case: the daily value is 30 mcg, so 5,000 mcg shows up as 16,667%. The number looks absurd because the reference is small. Biotin is soluble in water and what you do not need leaves the body, but a high dose can skew some blood tests, including those for the thyroid and the heart.</p>
<blockquote><p>Tell whoever draws your blood what you take. It is the most useful sentence on this page.</p></blockquote>
<p>A dagger in place of a percentage means that no daily value has been set. That is normal for plants such as saw palmetto and for proteins such as collagen. It is neither a warning nor a recommendation.</p>
<figure><img src="/cdn/shop/files/journal-palm.jpg" width="1632" height="1088" alt="A stem of saw palmetto berries on a fan of its leaf"><figcaption>Saw palmetto: a plant, so there’s a dagger where the percentage would be.</figcaption></figure>

<h2>The three lines most people skip</h2>
<ul>
<li><strong>Other ingredients.</strong> The capsule shell, the fillers and the colors. Short is good. If you avoid fish, gelatin or soy, this is where to look.</li>
<li><strong>The asterisk.</strong> In the United States a supplement may say that it supports normal hair, and must then say that the Food and Drug Administration has not evaluated the claim. A claim that needs no asterisk is either very careful or not allowed.</li>
<li><strong>The lot number and the date.</strong> They mean that somebody can trace the bottle back to one batch and one test. Write to the brand and ask for the result of that test. The answer, and how long it takes, tells you a lot.</li>
</ul>

<h2>Claims that should make you put it back</h2>
<p>Supplements support; they do not treat. Be slow to believe a bottle that promises to end hair loss, that names a number of days, or that shows a before and an after in different light. Sudden or patchy loss is a reason to see a doctor, because the cause may be one that takes a morning to find: low iron, a thyroid that has changed its pace, a medication, a recent childbirth.</p>

<h2>Add up the shelf</h2>
<p>Every label speaks as if it were the only one you own. Your body gets the total. If you take a multivitamin, a hair supplement and something for nails, biotin, zinc and selenium are probably in all three. For two of these there is an upper limit, above which more does harm: 40 mg of zinc a day and 400 mcg of selenium, food included. Too much selenium costs hair, which is a bitter joke in a hair vitamin. Vitamin A does the same.</p>
<ol>
<li>Put every bottle that you take from on the table.</li>
<li>Write down each active that two of them share, and add its doses for a day.</li>
<li>Compare the total with the upper limit. Where there is none, ask what the second dose is for.</li>
</ol>
<p>This goes for our own bottles, too. Hair Nutraceutical and the 45+ formula are two answers to one question, and share biotin, collagen, saw palmetto and selenium. Choose one.</p>

<h2>Try it on ours</h2>
<p><a href="/products/hair-nutraceutical">Hair Nutraceutical</a> and <a href="/products/hair-nutraceutical-45">Hair Nutraceutical 45+</a> have a serving of four capsules and 120 in the bottle: thirty days. Each active has its own line.</p>
<table>
<caption>What four capsules contain, and how much of the daily value that is</caption>
<thead><tr><th>Line</th><th>Hair Nutraceutical</th><th>45+</th></tr></thead>
<tbody>
<tr><th>Biotin</th><td>5,000 mcg, 16,667%</td><td>2,500 mcg, 8,333%</td></tr>
<tr><th>Marine collagen</th><td>2,500 mg †</td><td>3,000 mg †</td></tr>
<tr><th>Saw palmetto</th><td>320 mg †</td><td>320 mg †</td></tr>
<tr><th>Selenium</th><td>55 mcg, 100%</td><td>55 mcg, 100%</td></tr>
<tr><th>Vitamin D3</th><td>None</td><td>20 mcg (800 IU), 100%</td></tr>
<tr><th>Zinc</th><td>11 mg, 100%</td><td>None</td></tr>
</tbody>
</table>
<p><em>† No daily value established.</em></p>
<p>Now do to this table what we suggested above.</p>
<ul>
<li><strong>Does it fit?</strong> The first column adds up to a little under three grams. Over four capsules that is about 0.7 grams each: it fits. The second adds up to a little over 3.3, or about 0.83 each. That fits as well, and is the reason why the serving is four capsules and not two.</li>
<li><strong>Which numbers follow from a need?</strong> Zinc, selenium and vitamin D3 stop at 100% of what an adult needs. Biotin does not, and for healthy people the evidence for more isn’t there. We print the percentage, absurd as it looks.</li>
<li><strong>What is left?</strong> The shell is plain, of hypromellose. There is rice flour, no color and no fragrance. The collagen comes from cod and pollock, so neither bottle is for you if you are vegan or allergic to fish.</li>
<li><strong>Who should leave it?</strong> Anyone who is pregnant or nursing, because of the saw palmetto. Anyone on medication should show the label to a doctor first.</li>
</ul>
<p>If you would rather know why each active is there, the <a href="/science">science page</a> goes through all eight core ingredients, with the doses and what the studies did and did not show. And if a line on any label remains unclear, write to us. We like that question.</p>
`.trim(),
};
