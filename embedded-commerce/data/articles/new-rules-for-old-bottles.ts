import type { ArticleRecord } from "../records.ts";
import { brandTeam } from "./authors.ts";
import { daysBeforeStart } from "./days-before-start.ts";

/** Sample content, to be replaced by the brand's own. */
export const newRulesForOldBottles: ArticleRecord = {
  number: 2400,
  handle: "new-rules-for-old-bottles",
  title: "New rules for old bottles",
  excerpt:
    "American cosmetics law stood almost still for eighty years, and then it moved. What changed for the bottle on your shelf, in plain words.",
  tags: ["news", "regulation", "labels"],
  image: {
    shot: "journal-molecules",
    alt: "Six old bottles on a stone shelf, one with a paper tag",
  },
  author: brandTeam,
  publishedAt: daysBeforeStart(690),
  seo: {
    title: "What MoCRA changed for hair care",
    description:
      "Registration, safety records, adverse events, recalls: the Modernization of Cosmetics Regulation Act in plain words.",
  },
  contentHtml: `
<p>Until recently the law under which American shampoos are sold dated, in its main lines, from 1938. A maker did not have to register. It did not have to show anyone why a product was safe, nor report when it hurt somebody, and the Food and Drug Administration could not order a recall. Most companies behaved well all the same. The law simply did not ask them to.</p>
<p>At the end of 2022 Congress passed the Modernization of Cosmetics Regulation Act, MoCRA for short. It came into force in steps. Here is what it means for the bottle on your shelf.</p>

<h2>What changed</h2>
<table>
<caption>Before and after</caption>
<thead><tr><th>Question</th><th>Before</th><th>Now</th></tr></thead>
<tbody>
<tr><th>Does the agency know who makes it?</th><td>Only if the maker volunteered</td><td>Facilities register, products are listed</td></tr>
<tr><th>Must safety be shown?</th><td>Products had to be safe; no record was asked for</td><td>A record that supports safety must be kept</td></tr>
<tr><th>Must harm be reported?</th><td>No</td><td>Serious events within 15 business days</td></tr>
<tr><th>Can a recall be ordered?</th><td>No, only requested</td><td>Yes, in serious cases</td></tr>
<tr><th>Whom do you call?</th><td>An address was enough</td><td>The label names a contact for reports</td></tr>
</tbody>
</table>

<h3>What counts as serious</h3>
<p>Infection, disfigurement, a stay in the hospital. The list names significant hair loss explicitly, which it owes to a well-known case some years ago: thousands of complaints about one conditioner, most of which the agency only heard of when it asked.</p>

<h3>Who is exempt</h3>
<p>Very small businesses are spared some of the duties, unless what they make goes near the eye, is injected, is swallowed, or stays on for more than a day. Soap in the old sense is not a cosmetic at all.</p>

<h2>What did not change</h2>
<p>Cosmetics are still not approved before they are sold. “FDA registered” means that an address is on a list. It is not a seal of quality, and a brand that prints it as one is hoping that you do not know.</p>
<p>Claims are still divided by a single question: does it change how you look, or how your body works? “Makes hair look fuller” is a cosmetic claim. “Brings hair back” is a drug claim, and a product that makes it without approval is an unapproved drug, whatever is inside. This is why the careful brands sound careful.</p>

<blockquote><p>“Registered” means that an address is on a list.</p></blockquote>

<h2>And supplements?</h2>
<p>They live under a different law, from 1994. Makers must follow rules of good practice, report serious events, and may say that an ingredient supports the normal structure or function of the body, if they add the sentence that you know from every jar: <em>These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure, or prevent any disease.</em> How to read the rest of that panel is a <a href="/blog/how-to-read-a-supplement-label">subject of its own</a>.</p>

<h2>What is still being written</h2>
<ul>
<li>Rules of good manufacturing practice for cosmetics, which most large makers follow already.</li>
<li>A list of fragrance allergens that have to be named, as they are in Europe.</li>
<li>A standard method to test talc for asbestos.</li>
</ul>
<p>Rules like these pass through drafts and comment periods, and dates move. We note here what is in force, and leave the rest until it is.</p>

<h2>What you can do with it</h2>
<ol>
<li><strong>Look for the contact.</strong> A domestic address, a phone number or a website for reports is now part of the label. A bottle without one is old, or careless.</li>
<li><strong>Report.</strong> If a product hurts you, stop using it, keep it, photograph it, and tell the maker. You can also report to the agency directly, through its MedWatch form. A handful of reports about one batch is how problems are found.</li>
<li><strong>Keep the lot number.</strong> It is printed or stamped near the base. Without it a recall cannot reach you.</li>
<li><strong>Ask for the safety record.</strong> A maker has to have one. It need not show it to you, and how it answers is worth knowing.</li>
</ol>
<p>Ours answers at the address in the footer of this page. We have the lot number of every bottle that leaves our facility, and would rather hear about an itch on the first day than read about it in a letter on the thirtieth.</p>
`.trim(),
};
