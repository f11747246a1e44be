import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { tovaLindqvist } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const whatYourPlateHasToDoWithIt: ArticleRecord = {
  number: 1500,
  handle: "what-your-plate-has-to-do-with-it",
  title: "What your plate has to do with it",
  excerpt:
    "A follicle divides faster than almost any other tissue and eats accordingly. Six nutrients, where to find them, and what a deficiency looks like.",
  tags: ["ingredients", "nutrition", "iron"],
  image: {
    shot: "journal-plate",
    alt: "Eggs, almonds, pumpkin seeds, oats and green leaves on a stoneware plate",
  },
  author: tovaLindqvist,
  publishedAt: daysBeforeStart(88),
  seo: {
    title: "What your plate has to do with your hair",
    description:
      "Protein, iron, zinc, vitamin D, omega-3 and biotin: what hair needs from food, and when a supplement makes sense.",
  },
  contentHtml: `
<p>Of all the tissues in a body, only bone marrow divides faster than the root of a growing hair. That takes energy and material, day and night. It also means that hair is an early place to save. When supplies run low, the body feeds the heart first, and a strand can wait.</p>
<p>The logic has a second half that advertisements leave out. Filling a gap helps. Adding to what is already enough does nothing for hair, and with a few nutrients it does harm. So the useful question is not “what is good for hair?” but “what might I be short of?”</p>

<h2>Six nutrients, in the order we would ask</h2>
<h3>Protein</h3>
<p>A strand is about nine tenths keratin, a protein. Adults need roughly 0.36 grams for each pound of body weight a day; a woman of 140 pounds, about 50 grams. Two eggs, a cup of yogurt, a palm of fish and a bowl of lentils will do it. Crash diets fall short of this first, and the brush reports it three months later.</p>

<h3>Iron</h3>
<p>This is the most common deficiency among women who menstruate. A test called ferritin shows how much is stored. Red meat has the form that is taken up most easily; lentils, beans and spinach have another, which vitamin C helps along, and which coffee and tea at the same meal hold back. Never take iron on suspicion. The body has no easy way to get rid of it.</p>

<h3>Zinc</h3>
<p>Cells need zinc to divide. Oysters are the famous source; beef, pumpkin seeds and chickpeas are the practical ones. Eight milligrams a day is recommended for women. More than 40, over time, blocks copper, and a copper deficiency costs hair of its own.</p>

<h3>Vitamin D</h3>
<p>Follicles carry a receptor for it, and low levels are found more often in people with some forms of hair loss. Whether raising them brings hair back has not been settled. Since low levels are common in northern winters and matter for bones anyway, it is worth a line on the next blood test.</p>

<h3>Omega-3 fats</h3>
<p>Oily fish twice a week covers them. One trial of 120 women found less shedding after six months of fish and currant oil with antioxidants. It is a single study, and a promising one. Walnuts and flaxseed have a form that the body converts, slowly.</p>

<h3>Biotin</h3>
<p>Thirty micrograms a day is considered adequate, and a diet with eggs, nuts and whole grains provides it. A true deficiency is rare, and does thin hair. For everyone else the evidence is thin. High doses are well tolerated, but they can skew blood tests for thyroid and heart, so ask how long before a blood draw you should stop them.</p>

<h2>At a glance</h2>
<table>
<caption>What to look for in a week of meals</caption>
<thead><tr><th>Nutrient</th><th>Daily, adult women</th><th>Good sources</th><th>Upper limit</th></tr></thead>
<tbody>
<tr><th>Protein</th><td>about 50 g</td><td>Eggs, fish, lentils, yogurt</td><td>none set</td></tr>
<tr><th>Iron</th><td>18 mg, after menopause 8 mg</td><td>Beef, lentils, spinach</td><td>45 mg</td></tr>
<tr><th>Zinc</th><td>8 mg</td><td>Beef, pumpkin seeds, chickpeas</td><td>40 mg</td></tr>
<tr><th>Vitamin D</th><td>15 mcg</td><td>Oily fish, fortified milk</td><td>100 mcg</td></tr>
<tr><th>Biotin</th><td>30 mcg</td><td>Eggs, almonds, oats</td><td>none set</td></tr>
</tbody>
</table>
<p><em>Recommended and adequate intakes of the National Academies for ages 19 to 50, except where noted.</em></p>

<blockquote><p>Ask what you might be short of, not what is good for hair.</p></blockquote>

<h2>When a supplement makes sense</h2>
<p>Three situations come up again and again. A test shows a deficiency. A diet leaves something out on principle, as a vegan one does with vitamin B12. Or a phase of life asks for more than appetite provides: recovery, or heavy training. In those cases a capsule is a tool, and a good label tells you the form and the amount. Our guide to <a href="/blog/how-to-read-a-supplement-label">reading that label</a> goes through ours line by line.</p>
<p>Plan for a season. A follicle that gets what it lacked does not repair the strand that has already grown; it makes the next half inch better, and the one after that. So note the date on which you start, and look again after three months. If a blood test was the reason, let a second one decide whether to go on: iron and vitamin D are stored, and what is stored does not need to be filled up forever.</p>
<p>Two cautions. Vitamin A and selenium, both common in “hair” blends, cause hair loss when there is too much of them, so add up what every bottle on the shelf contains. And anyone who is pregnant, nursing or on medication should ask before starting.</p>

<h2>A week that covers it</h2>
<ol>
<li>Fish twice, one of them oily.</li>
<li>Legumes three times, with something acidic: lemon, tomato, peppers.</li>
<li>An egg most days, if you eat them.</li>
<li>A handful of nuts or seeds daily.</li>
<li>Coffee an hour after the iron, not with it.</li>
</ol>
<p>None of it is exotic, and none of it is quick. The strand that this week’s meals will build comes into view in about a month, and reaches your shoulder in two years.</p>
`.trim(),
};
