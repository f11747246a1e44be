import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { drAmaraOseiNoor } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const hairAfterABirth: ArticleRecord = {
  number: 1700,
  handle: "hair-after-a-birth",
  title: "Hair after a baby",
  excerpt:
    "Hair loss after pregnancy or birth: in the fourth month the shower drain fills, and nobody had mentioned it. What happens, why it ends, and when it is worth a blood test.",
  tags: ["expert", "postpartum", "hormones", "shedding"],
  image: {
    shot: "journal-night",
    alt: "A soft brush on folded linen at dusk",
  },
  author: drAmaraOseiNoor,
  publishedAt: daysBeforeStart(175),
  seo: {
    title: "Postpartum hair: what happens and when it ends",
    description:
      "Why hair sheds three to six months after a baby, how long it lasts, what helps, and when to see a doctor.",
  },
  contentHtml: `
<p>It begins, for most women who notice it, between the third and the fourth month. The baby has found a rhythm, or something like it, and one morning there is a nest of hair in the drain. Then another. It is one of the most common reasons new mothers look up their own symptoms at night, and one of the few that nearly always end well.</p>

<h2>What happens</h2>
<p>During pregnancy, high levels of estrogen hold hair in its growing phase. Strands that would have rested and fallen stay where they are. Many women have the fullest hair of their lives in the last months. It is not extra hair; it is hair whose departure was postponed.</p>
<p>After childbirth, estrogen drops within days. The postponed strands go into rest together, and rest lasts about three months. Then they let go. What falls in month four is, for the most part, what would have fallen in months five to nine of the pregnancy.</p>

<h3>How much is normal</h3>
<p>Several hundred hairs a day, for some weeks, have been described in healthy women. Others notice nothing. Temples and hairline tend to show it first, because hair there is fine to begin with, and because they frame the face.</p>

<h2>The calendar</h2>
<table>
<caption>A typical course</caption>
<thead><tr><th>Time after childbirth</th><th>What you may see</th></tr></thead>
<tbody>
<tr><th>Weeks 1–8</th><td>Little change; hair is still full</td></tr>
<tr><th>Months 3–4</th><td>Shedding begins, often suddenly</td></tr>
<tr><th>Months 4–6</th><td>The peak</td></tr>
<tr><th>Months 6–9</th><td>Less in the brush; short new hairs along the hairline</td></tr>
<tr><th>Months 12–15</th><td>For most women, as before</td></tr>
</tbody>
</table>
<p>The short hairs that stand up around the face in the second half of the year are the best sign there is. They are annoying to style. They are also the proof that the follicles never stopped.</p>

<h2>What helps</h2>
<p>No treatment has been shown to prevent postpartum shedding, and since it ends on its own, anything taken at the right moment will appear to have worked. That is worth knowing before spending money. These things are reasonable all the same:</p>
<ul>
<li><strong>Eat enough.</strong> Nursing takes about 400 calories a day. Protein and iron are the two that run short first.</li>
<li><strong>Keep taking what you were told to take.</strong> Many doctors advise continuing the prenatal vitamin while nursing. Do not add a hair supplement without asking; several plant extracts, saw palmetto among them, are not for use while pregnant or nursing.</li>
<li><strong>Be gentle.</strong> A loose clip instead of a tight bun, a wide-tooth comb, lukewarm water. Pulling on a hairline that is already thin can make the thinning last.</li>
<li><strong>Cut it, if you like.</strong> Shorter hair looks fuller and weighs less. It changes nothing at the root.</li>
</ul>

<blockquote><p>It is not extra hair that leaves. It is hair whose departure was postponed.</p></blockquote>

<h2>When to ask</h2>
<p>Some conditions look the same and are not. The months after childbirth are a common time for the thyroid to become inflamed, and for iron to run low after blood loss. Ask for a test if</p>
<ol>
<li>shedding has not slowed by the ninth month, or begins again after it stopped;</li>
<li>hair falls in round patches, or the part widens while the sides stay full;</li>
<li>you are very tired, cold, low in mood, or your heart races, beyond what sleepless nights explain;</li>
<li>the scalp is red, sore or scaling.</li>
</ol>
<p>What to bring: the date it began, what you take, whether you’re nursing, and how your mother’s hair behaved at your age. A ferritin test and a thyroid test answer most of the rest. If you take biotin, mention it, since it can skew the thyroid test.</p>

<h2>A word about the mirror</h2>
<p>Knowing the biology does not make a thin hairline pleasant, and it isn’t vain to mind. The first year takes a good deal from a body already. If it weighs on you more than you expected, say so at the appointment; low mood after childbirth is common, and it is treatable. Hair, in any case, is on its way back. It is growing half an inch a month, as always, from the same follicles as before.</p>
`.trim(),
};
