import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { brandTeam } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const aWashDayInTheRightOrder: ArticleRecord = {
  number: 1200,
  handle: "a-wash-day-in-the-right-order",
  title: "A wash day in the right order",
  excerpt:
    "Most hair is washed twice as often as it needs to be and rinsed half as long. Seven steps, about twenty minutes, nothing complicated.",
  tags: ["routine", "tips", "scalp", "featured"],
  image: {
    shot: "journal-wash",
    alt: "Scrub, shampoo, conditioner and serum in a row in front of sage tiles",
  },
  author: brandTeam,
  publishedAt: daysBeforeStart(26),
  seo: {
    title: "A wash day in the right order",
    description:
      "Seven steps for a calm wash day, from brushing to the last drop of oil, with the time each of them takes.",
  },
  contentHtml: `
<p>Nobody teaches us to wash our hair. We copy whoever washed it when we were four, and keep the habit for life: a palmful of shampoo on the top of the head, a quick rinse, conditioner everywhere, a towel turban. It works, more or less. A few changes of order make it work better, and none of them costs anything.</p>

<h2>Before the water</h2>
<h3>1. Brush first (two minutes)</h3>
<p>Dry hair is stronger than wet hair. Start at the ends and work upward, holding the strand above the brush, so that a knot never pulls at the root. What comes out now would have come out in the drain; fifty to a hundred hairs a day is normal, and on a wash day after a break it’s several days’ worth.</p>

<h3>2. Once a week, scrub (one minute)</h3>
<p>On a wet scalp, before anything else, small circles with a <a href="/products/clarifying-scalp-scrub">salt scrub</a>. Styling products and hard water leave a film that an everyday shampoo is too mild to lift, and mild is what you want on the other days. Skip this step on broken or sunburned skin.</p>

<h2>In the water</h2>
<h3>3. Wet it longer than seems necessary (one minute)</h3>
<p>Hair takes a while to get wet all the way through, above all when it is thick or tightly curled. Lukewarm is right. Half-wet hair needs twice the shampoo.</p>

<h3>4. Shampoo the scalp, not the hair (two minutes)</h3>
<p>One or two pumps, rubbed between the palms first, then into the roots with the pads of the fingers: temples, crown, nape. The lengths are cleaned by the lather on its way out. If your hair was very oily, rinse and do it once more with half the amount; otherwise once is enough.</p>

<h3>5. Rinse until it squeaks, then some more (two minutes)</h3>
<p>Most dullness that we are asked about is shampoo that stayed in. Lift the hair at the nape and let the water run there too; that is the place everyone forgets.</p>

<figure><img src="/cdn/shop/files/journal-water.jpg" width="1632" height="1088" alt="Water running from a brass spout into a green bowl"><figcaption>Lukewarm, and for as long as it takes to sing one verse.</figcaption></figure>

<h3>6. Condition from the ears down (three minutes)</h3>
<p>Press the water out with your hands before the <a href="/products/conditioner">conditioner</a> goes in, or you will dilute it. From mid-length to ends, never on the scalp. Comb it through while it is in: this is the moment when hair tangles least. Wait two minutes. Rinse with water as cool as you like it; a cool rinse helps the surface lie flat, and light comes back from a flat surface.</p>

<h2>After the water</h2>
<h3>7. Press, do not rub (five minutes)</h3>
<p>An old cotton T-shirt is gentler than a towel. Press it along the lengths and leave the turban for spa photos: it pulls at the hairline. Then, while the hair is damp:</p>
<ul>
<li><strong>On the scalp:</strong> a dropperful of <a href="/products/after-wash-scalp-serum">serum</a> spread along the parts, massaged in. It should be dry in two minutes.</li>
<li><strong>On the ends:</strong> four drops of <a href="/products/hair-oil">oil</a>, warmed between the palms. Close your hands around the last few inches and open them again. That is all.</li>
<li><strong>With heat:</strong> wait until hair is nearly dry, keep the blow-dryer moving and a hand’s width away, and point it down the strand.</li>
</ul>

<h2>How often?</h2>
<p>As often as your scalp asks. Fine, straight hair shows oil after a day or two. Curls and coils are happy with once a week, because the oil takes longer to travel down a bend. If your scalp feels tight in the evening you are washing too often or too hot. If it itches by the third day, wash sooner.</p>
<p>Water is part of the answer as well. If your kettle builds up scale, your shower runs hard too, and the weekly scrub matters more than the brand of anything else on the shelf.</p>

<h2>The short version</h2>
<ol>
<li>Brush dry.</li>
<li>Scrub once a week.</li>
<li>Wet thoroughly.</li>
<li>Shampoo the scalp.</li>
<li>Rinse for longer.</li>
<li>Condition the lengths.</li>
<li>Press, serum, oil.</li>
</ol>
<p>Twenty minutes, once or twice a week. If you are not sure which of our bottles belongs in your shower, the <a href="/quiz">quiz</a> asks five or six questions and explains its answer.</p>
`.trim(),
};
