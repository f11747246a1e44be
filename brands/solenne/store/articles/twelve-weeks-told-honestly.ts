import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { brandTeam } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const twelveWeeksToldHonestly: ArticleRecord = {
  number: 1300,
  handle: "twelve-weeks-told-honestly",
  title: "Twelve weeks, told honestly",
  excerpt:
    "What a new hair routine can and cannot change in three months, week by week, and how to photograph it so that you can trust what you see.",
  tags: ["transformation", "results", "habits", "featured"],
  image: {
    shot: "journal-comb",
    alt: "A brass comb in straight black hair on cream linen",
  },
  author: brandTeam,
  publishedAt: daysBeforeStart(61),
  seo: {
    title: "Twelve weeks with a new hair routine, told honestly",
    description:
      "A calm timeline of what to expect in the first three months of a hair routine, and how to judge it fairly.",
  },
  contentHtml: `
<p>Every hair on your head is older than the habit you started last Monday. A shoulder-length strand has been growing for about two years. Whatever you change today, you change at the root, and the root moves half an inch a month. This is why we talk about twelve weeks so often, and why we would rather say it before you buy than after.</p>

<h2>What is happening under the skin</h2>
<p>A hair grows for two to six years, rests for about three months, and falls. The follicle then starts again. At any time most of your hair is growing and roughly one in ten is resting. The rest is the part that confuses everyone: a hair that falls today stopped growing three months ago, so what you see in the brush this week is news from last season.</p>
<p>It works in the other direction too. Eat well, sleep, be kind to your scalp, and the answer arrives three months later.</p>

<h2>Week by week</h2>
<h3>Weeks 1 and 2: the feel of it</h3>
<p>What you notice first is not growth. A gentler shampoo and a proper rinse change how lengths feel within a few washes: softer, lighter at the root, easier to comb. A scalp that was dry or full of residue feels comfortable. If you have begun with <a href="/products/hair-nutraceutical">capsules</a>, nothing visible happens yet, and nothing should. This is the time to make it a habit: next to the coffee, with breakfast.</p>

<h3>Weeks 4 to 8: less in the brush</h3>
<p>Breakage is the quickest thing to improve, because it does not have to wait for new hair. Less pulling, a conditioner in the right place and a little oil on the ends mean fewer short pieces on the bathroom floor. Some people see short, fine hairs along the part around week eight. Some see none until later. Both are normal.</p>

<h3>Week 12 and after: something to look at</h3>
<p>By now an inch and a half has grown since you began. It is the first part of your hair that has known only the new routine. This is the fair moment for a comparison, and for a decision: continue, change something, or stop.</p>

<h2>How to photograph it</h2>
<p>Hair is the easiest thing in the world to flatter. The same head looks twice as full from a lower angle, with the light behind it, on the day after a wash. If you want to know, rather than hope, keep everything but the calendar the same.</p>
<ul>
<li>The same window, the same hour, no flash. North light is best because it moves least.</li>
<li>The same day of the wash cycle, dry, with nothing in it.</li>
<li>The same part, drawn with the tail of a comb, and the same distance. A strip of tape on the floor is enough.</li>
<li>Once a month. Weekly photographs show weather.</li>
</ul>
<p>A second measure is the ponytail. Put a soft tape measure around it where the elastic sits, once a month, and write the number down. It is not elegant, and it is hard to argue with.</p>

<h2>What twelve weeks cannot do</h2>
<p>A serum cannot change how many follicles you were born with. A shampoo is on your head for two minutes and then in the drain; it can leave hair looking fuller, and that is worth having, but it is a matter of looks. A supplement can support what a body does anyway, and does most where something was missing.</p>
<p>If hair is coming out in patches, in handfuls, or together with tiredness and cold hands, do not wait twelve weeks for anything that we sell. See a doctor and ask for a blood count, iron and thyroid. Most causes are common and many are simple.</p>

<h2>If you stop</h2>
<p>Nothing dramatic happens. Habits wear off as slowly as they took hold, over a season or so. The lengths that you took care of stay as long as your scissors let them.</p>
<p>And if it did not work for you, say so. Our guarantee is there for that, and the email that comes with it is often how we learn what to change. A good routine is the one that you keep because you can see why; a comparison in honest light is where that begins.</p>
`.trim(),
};
