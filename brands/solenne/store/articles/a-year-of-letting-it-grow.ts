import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
import { leonieMarsh } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const aYearOfLettingItGrow: ArticleRecord = {
  number: 2200,
  handle: "a-year-of-letting-it-grow",
  title: "A year of letting it grow",
  excerpt:
    "What happens between the last appointment for color and the first one without: month by month, with the awkward ones left in.",
  tags: ["results", "gray hair", "aging"],
  image: { shot: "diary-regrowth", alt: "A copper braid, tied with cloth" },
  author: leonieMarsh,
  publishedAt: daysBeforeStart(450),
  seo: {
    title: "Growing out color: a year, month by month",
    description:
      "How long it takes to grow out dyed hair, what gray strands are like, and how to look after two textures at once.",
  },
  contentHtml: `
<p>There is a line, and it moves. At half an inch a month, the border between dyed hair and your own travels from the part to the chin in roughly a year and a half, and to the shoulder in two. Everyone who has let color grow out knows where her line was, month by month. This is a description of that year, put together from what readers ask us most. It is nobody’s before and after.</p>

<h2>Why hair turns gray at all</h2>
<p>Pigment cells sit in the root and feed color into the strand while it grows. In each cycle they are renewed from a small reserve of stem cells. When the reserve is used up, the next strand grows in without color. A single hair does not turn; it is replaced by one that never had color. That is also why gray arrives slowly, and why no shampoo brings it back.</p>
<p>Heredity sets the calendar. Smoking moves it forward, and so, in some people, does a vitamin B12 deficiency or a thyroid disease. Stress has been shown to do it in mice, and there are hints in people, including a small study in which a few strands recovered their color after a vacation. Do not count on it.</p>

<h2>Month by month</h2>
<h3>Months 1 to 3: the narrow band</h3>
<p>Up to an inch and a half. Most people see it only in photographs, and you see nothing else. A part that zigzags hides it; so do a headband and a good hat. This is the stage at which most give up, usually the night before a wedding.</p>
<h3>Months 4 to 6: the line</h3>
<p>Three inches. The contrast is at its strongest. There are three ways across. Cut it short, and be done in an afternoon. Have a colorist weave fine highlights, or lowlights, over the border so that it blurs. Or let it be a line, which more people now do than ten years ago.</p>
<h3>Months 7 to 9: two textures</h3>
<p>By now there is enough of the new hair to feel. It is often drier, because an older scalp makes less oil, and sometimes wirier; the strand itself may be no thicker. The old lengths have been colored for years and behave like it. Conditioner from the ears down serves both.</p>
<h3>Months 10 to 12: yours</h3>
<p>Half a foot. With chin-length hair two cuts remove the rest. With long hair it takes another year, and by then nobody asks.</p>

<blockquote><p>A single hair does not turn gray. The next one grows in without color.</p></blockquote>

<h2>Looking after what grows in</h2>
<ul>
<li><strong>Yellowing.</strong> Hair without pigment shows everything: smoke, hard water, heat. A purple shampoo every other week offsets it; more often leaves a tint.</li>
<li><strong>Sun.</strong> Pigment protects the protein of the strand. Without it, summer makes hair brittle. A hat is better than a spray.</li>
<li><strong>Shine.</strong> Rougher scales scatter light. Two drops of oil, and a cool rinse, help them lie flat.</li>
<li><strong>Heat.</strong> Below 340 °F, always on dry hair. Scorched white hair stays yellow until it is cut off.</li>
</ul>

<h2>What it costs</h2>
<table>
<caption>Three ways through, for shoulder-length hair</caption>
<thead><tr><th>Approach</th><th>Time until the color is gone</th><th>Appointments</th></tr></thead>
<tbody>
<tr><th>Cut it short</th><td>A day, then a year of growing</td><td>1, then trims</td></tr>
<tr><th>Blend it</th><td>12–18 months</td><td>3–5</td></tr>
<tr><th>Let it grow</th><td>About 24 months</td><td>Trims only</td></tr>
</tbody>
</table>

<h2>Taking the picture</h2>
<p>One a month, by the same window, with the part in the same place. Not for anyone else: memory is kind to the beginning and harsh to the middle, and in month five it helps to see month two. Our notes on <a href="/blog/twelve-weeks-told-honestly">photographing hair honestly</a> apply here as well.</p>

<h2>Changing your mind</h2>
<p>You may. Color is a pleasure and not a failing, and a year without it is a good way to find out which of the two you prefer. If you go back, tell the colorist how long it has been, since hair that has rested takes dye faster. And keep a strand of the silver. People who see it tend to ask who does it.</p>
`.trim(),
};
