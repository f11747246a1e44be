import type { BlogHandle } from "~/lib/paths";
import type { SharedImage } from "~/lib/site-image";
import journalEnds from "../../generated/images/journal-ends";
import journalGarden from "../../generated/images/journal-garden";
import journalMolecules from "../../generated/images/journal-molecules";
import journalWash from "../../generated/images/journal-wash";
import strandBand from "../../generated/images/strand-band";

export type SamplePost = {
  slug: string;
  title: string;
  excerpt: string;
  contentHtml: string;
  image: SharedImage;
  tags: readonly string[];
  author: { name: string; bio: string };
  publishedAt: string;
  updatedAt: string | null;
};

const maren = {
  name: "Maren Holt",
  bio: "Maren is a sample author; the brand’s own writers take her place.",
};
const ines = {
  name: "Inés Aldana",
  bio: "Inés is a sample author; the brand’s own writers take her place.",
};

/**
 * Five posts that stand in for the store's blog while it cannot be read (rule 31 in docs/rules.md).
 * Sample content, to be replaced by the brand's own.
 */
export const samplePosts: Readonly<Record<BlogHandle, readonly SamplePost[]>> = {
  news: [
    {
      slug: "what-a-strand-is-made-of",
      title: "What a strand is made of",
      excerpt:
        "Protein, water, a little fat and a surface of overlapping scales. Almost everything a bottle can do to hair follows from these four.",
      image: strandBand,
      tags: ["science", "structure", "featured"],
      author: maren,
      publishedAt: "2026-10-19T09:00:00Z",
      updatedAt: "2026-11-02T09:00:00Z",
      contentHtml: `
<p>A strand of hair is about 0.003 inches thick and holds roughly the weight of a chocolate bar. It is not alive, which is good news: nothing you do to it hurts, and nothing you do to it heals either. What leaves the scalp is finished. All that care can change is how well it lasts.</p>
<h2>Three layers</h2>
<p>The <strong>cuticle</strong> is the outside: six to ten layers of flat, clear cells that overlap like roof tiles and point toward the tip. When they lie flat, light reflects off them evenly, and we call it shine. When their edges lift, light scatters, strands catch on each other, and we call it frizz.</p>
<p>The <strong>cortex</strong> is the bulk, nine tenths of the weight. It is made of keratin, a protein twisted into cables, and it holds the pigment. Strength, stretch and curl are decided here. The <strong>medulla</strong>, a loose core, is missing in many fine hairs and nobody is sure that it matters.</p>
<h3>The part you cannot see</h3>
<p>A film of fat thinner than a soap bubble is bound to the outermost scales. It is why untreated hair sheds water. Bleach, strong sunlight and years of hot washing take it off, and then hair soaks up water quickly, swells, and dries slowly.</p>
<h2>What this means in the bathroom</h2>
<ul>
<li><strong>Conditioner</strong> carries a weak positive charge and damaged places a negative one, so it settles where it is needed. It smooths; it does not repair.</li>
<li><strong>Oil</strong> replaces some of the film that was lost. A few drops on the ends are enough, because the film was never thick.</li>
<li><strong>Protein</strong> on a label is usually in pieces small enough to cling to the surface or to fill a gap. The effect is real and washes out.</li>
</ul>
<blockquote><p>Care keeps what has grown. Growing is done elsewhere.</p></blockquote>
<p>The root is the one living part, a few millimeters under the skin. It is fed by blood, not by shampoo. If you want to change what arrives next year, that is the place to think about: food, sleep, health and time.</p>
`.trim(),
    },
    {
      slug: "five-nutrients-worth-knowing",
      title: "Five nutrients worth knowing by name",
      excerpt:
        "Iron, zinc, vitamin D, protein and biotin: what each does for a follicle, what a deficiency looks like, and when more is not better.",
      image: journalMolecules,
      tags: ["ingredients", "nutrition", "featured"],
      author: ines,
      publishedAt: "2026-09-28T09:00:00Z",
      updatedAt: null,
      contentHtml: `
<p>A follicle is among the busiest places in the body. Its cells divide every day or two, and such work needs material. When something runs short, hair is one of the first things the body economizes on. That is the whole case for nutrition and hair, and also its limit: filling a gap helps; filling a full cup does not.</p>
<h2>Iron</h2>
<p>Low iron stores are common in women who menstruate, and they often come with more hair in the brush. A blood test called ferritin measures them. Do not take iron on a guess: too much is stored and does harm.</p>
<h2>Zinc</h2>
<p>Zinc helps cells divide. A true deficiency thins hair and skin; it shows up after a long illness and with very restrictive diets. Above the upper limit of 40 mg a day it blocks copper, so more is not better.</p>
<h2>Vitamin D</h2>
<p>Follicles have receptors for it and studies find low levels in some forms of loss. Whether correcting them brings hair back is less clear. It is worth having enough for your bones in any case.</p>
<h2>Protein</h2>
<p>Hair is mostly protein, and strict diets show up in it three months later. About 0.36 grams for each pound of body weight is the usual daily minimum for an adult.</p>
<h2>Biotin</h2>
<p>The famous one. A true deficiency is rare, because a little is enough (30 mcg a day) and eggs, nuts and beans all have it. A supplement is safe for most people, but a high dose can skew blood tests.</p>
<ol>
<li>Ask for a test before you treat a deficiency.</li>
<li>Tell whoever draws the blood what you take.</li>
<li>Give any change three months before you judge it.</li>
</ol>
`.trim(),
    },
    {
      slug: "how-often-to-wash",
      title: "How often to wash, and how to tell",
      excerpt:
        "There is no right number of days. There are three signs, and they are on your scalp rather than on a label.",
      image: journalWash,
      tags: ["tips", "washing", "scalp", "featured"],
      author: maren,
      publishedAt: "2026-08-31T09:00:00Z",
      updatedAt: null,
      contentHtml: `
<p>Ask ten people how often hair should be washed and you get ten numbers. The scalp makes sebum at its own pace, which depends on age, hormones and heredity, and washing less does not train it to make less. What changes is only how long the oil stays.</p>
<h2>Three signs that it is time</h2>
<ul>
<li>The roots clump into narrow strands within a day of brushing.</li>
<li>The scalp itches, or leaves flakes under a fingernail.</li>
<li>Hair smells of the day rather than of nothing.</li>
</ul>
<h2>Three signs that it is too often</h2>
<ul>
<li>The scalp feels tight in the evening.</li>
<li>Your lengths tangle even though you condition them.</li>
<li>Color fades between appointments.</li>
</ul>
<h2>By hair type</h2>
<p>On straight, fine hair, oil travels down quickly, so every day or every other day is normal. Wavy hair can go three days. Curls and coils can go a week or longer, because oil barely makes it past a bend, and the lengths need it.</p>
<h3>After exercise</h3>
<p>Sweat is mostly salt water. A rinse without shampoo takes it off. Wash when the signs say so, not because you ran.</p>
<p>One rule holds for everyone: shampoo is for the scalp, conditioner for the lengths. The lather that runs down on its way out cleans the rest.</p>
`.trim(),
    },
    {
      slug: "drying-without-damage",
      title: "Drying without damage",
      excerpt:
        "Water weakens hair and heat cooks what is wet. A towel, a little patience and one number on the dial make most of the difference.",
      image: journalEnds,
      tags: ["routine", "heat"],
      author: ines,
      publishedAt: "2026-07-13T09:00:00Z",
      updatedAt: null,
      contentHtml: `
<p>Wet hair can be pulled out by half its length before it snaps, and it does not quite come back. Most breakage happens in the ten minutes after a shower. Here is how to spend them.</p>
<h2>Press</h2>
<p>Fold the lengths into a cotton T-shirt or a smooth towel and press. Rubbing lifts the scales of the cuticle and twists strands that have no strength to resist.</p>
<h2>Wait</h2>
<p>Let hair air-dry until it is damp rather than wet, about 70 percent of the way. Above 212 °F water inside a soaked strand turns to steam and leaves bubbles behind, which no product closes again.</p>
<h2>Then use heat, if you like</h2>
<ul>
<li>Hold the dryer a hand’s width away and keep it moving.</li>
<li>Point it from root to tip, so that the scales are laid flat.</li>
<li>Keep irons at or below 365 °F, on dry hair, one slow pass.</li>
<li>Put something in between: a leave-in conditioner, or two drops of oil on the ends.</li>
</ul>
<p>Air-drying is not innocent either. Hair that stays wet for hours swells and weakens at its core. Damp, then gentle warmth, is the middle road, and for most heads the best one.</p>
`.trim(),
    },
    {
      slug: "reading-a-hair-study",
      title: "How to read a hair study in five minutes",
      excerpt:
        "How many people, how long, compared with what, measured how, paid for by whom. Five questions that sort most headlines.",
      image: journalGarden,
      tags: ["science", "studies"],
      author: maren,
      publishedAt: "2026-06-15T09:00:00Z",
      updatedAt: null,
      contentHtml: `
<p>“Clinically tested” says that somebody looked. It does not say what they saw. The study behind a claim is usually one click further, and its summary answers five questions.</p>
<h2>How many people?</h2>
<p>Twenty is a hint. A hundred begins to be evidence. Look for how many finished, not how many began: those who drop out are seldom the satisfied ones.</p>
<h2>For how long?</h2>
<p>Hair follows a calendar of months. Anything shorter than twelve weeks cannot have seen growth; it may have seen shine.</p>
<h2>Compared with what?</h2>
<p>Shedding rises and falls with the seasons on its own. Without a second group that gets a placebo, a study that begins in fall will always end well in winter.</p>
<h2>Measured how?</h2>
<ol>
<li>Counts under a lens, of the same marked square, are the best.</li>
<li>Photographs judged by people who do not know which is which come next.</li>
<li>“Nine of ten felt” is a survey.</li>
</ol>
<h2>Paid for by whom?</h2>
<p>Most cosmetic research is paid for by those who sell. That does not make it wrong. It makes it worth asking whether anyone has repeated it.</p>
<blockquote><p>A good study makes a smaller claim than its headline.</p></blockquote>
`.trim(),
    },
  ],
};
