import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { brandTeam } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const heatInNumbers: ArticleRecord = {
  number: 1600,
  handle: "heat-in-numbers",
  title: "Heat, in numbers",
  excerpt:
    "At 300 °F hair bends, at 450 °F it breaks down, and what happens in between depends mostly on water. A short guide to blow-dryers, flat irons and the dial.",
  tags: ["tips", "heat", "styling"],
  image: {
    shot: "journal-ends",
    alt: "A chestnut lock wound around a brass curling wand",
  },
  author: brandTeam,
  publishedAt: daysBeforeStart(130),
  seo: {
    title: "Heat styling in numbers",
    description:
      "What happens to hair between 140 and 450 degrees Fahrenheit, and five habits that keep heat styling kind.",
  },
  contentHtml: `
<p>Heat shapes hair because hair is a plastic, in the old sense of the word: warm it, bend it, let it cool, and it keeps the bend until water undoes it. The bonds that hold the shape are weak and many. They open with water or warmth and close again when hair dries or cools. That much is harmless. Trouble starts when the heat goes past them, to the protein itself.</p>

<h2>The scale</h2>
<table>
<caption>What happens at which temperature</caption>
<thead><tr><th>Temperature</th><th>On dry hair</th><th>On wet hair</th></tr></thead>
<tbody>
<tr><th>Under 140 °F</th><td>Nothing that lasts</td><td>Dries gently</td></tr>
<tr><th>212 °F</th><td>Loses its own moisture</td><td>Water boils inside the strand</td></tr>
<tr><th>300–350 °F</th><td>Takes a new shape</td><td>Bubbles and cracks</td></tr>
<tr><th>365 °F</th><td>A sensible upper limit</td><td>Never</td></tr>
<tr><th>450 °F</th><td>Keratin breaks down</td><td>Never</td></tr>
</tbody>
</table>
<p>Two things follow. Temperature matters less than the state that hair is in, and the worst thing you can do with an iron is to close it on a strand that is still damp. The hiss is water turning to steam where it cannot get out. Under a microscope the strand afterward looks like foam. Nothing that comes in a bottle closes those holes.</p>

<h2>Dryers</h2>
<p>A dryer at a hand’s width reaches about 140 °F at the hair; held against it, more than 200. Distance is the simplest dial you have.</p>
<h3>Three quarters dry first</h3>
<p>Press the water out with a smooth towel and let the air do the first part. Hair that is merely damp needs a third of the time under the dryer. On the other hand, do not leave it wet for half a day: a strand swells while it is soaked, and long swelling strains the layer that holds the scales down.</p>
<h3>Point it down</h3>
<p>From the root toward the tip, air presses the scales of the surface flat, and flat scales shine. From below, it ruffles them.</p>
<h3>Finish cool</h3>
<p>The cool-shot button is not a gimmick. Shape sets as hair cools, so ten cool seconds for each section make the result last longer, and let you use less heat to get it.</p>

<h2>Irons</h2>
<p>For fine or bleached hair 300 °F is enough. Most hair needs no more than 340. Coarse, healthy hair may take 365. If a section needs three passes at a low setting, one slow pass at a slightly higher one is kinder: the time that hair spends hot counts as much as the number on the display.</p>
<p>Cheap irons do not hold their temperature, and overshoot by 50 degrees. If yours has no number at all, only a light, treat it as a hot one.</p>

<blockquote><p>The worst thing you can do with an iron is to close it on damp hair.</p></blockquote>

<p>A heat protectant spreads the heat more evenly. It does not make 450 °F safe. Plant <a href="/products/hair-oil">oil</a> comes after the iron, not before it: four drops on the ends, warmed between the palms.</p>

<h2>Five habits</h2>
<ol>
<li>Never iron what is not dry.</li>
<li>Know your number, and write it on the handle.</li>
<li>One pass, slowly, through sections no wider than the plate.</li>
<li>Two days a week with no heat at all.</li>
<li>Trim what is split. A split travels up the strand, and each tenth of an inch removed now saves an inch later.</li>
</ol>
`.trim(),
};
