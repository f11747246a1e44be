import type { ArticleRecord } from "../../../../embedded-commerce/data/records.ts";
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
<p>Until recently the law under which American shampoos are sold dated, in its main lines, from 1938. At the end of 2022 Congress passed the Modernization of Cosmetics Regulation Act, MoCRA for short, and it came into force in steps. Here is what it means for the bottle on your shelf.</p>

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
<p>Infection, disfigurement, a stay in the hospital. The list names significant hair loss explicitly, which it owes to one conditioner: there were thousands of complaints, and the agency heard of most only when it asked.</p>

<h2>What did not change</h2>
<p>Cosmetics are still not approved before they are sold. “FDA registered” means that an address is on a list. It is not a seal of quality, and a brand that prints it as one is hoping that you do not know.</p>
<p>Supplements live under a different law, from 1994. How to read their panel is a <a href="/blog/how-to-read-a-supplement-label">subject of its own</a>.</p>

<h2>What you can do with it</h2>
<ol>
<li><strong>Look for the contact.</strong> A domestic address, a phone number or a website for reports is now part of the label. A bottle without one is old, or careless.</li>
<li><strong>Report.</strong> If a product hurts you, stop using it, keep it, and tell the maker, or the agency through its MedWatch form. A handful of reports about one batch is how problems are found.</li>
<li><strong>Keep the lot number.</strong> It is printed or stamped near the base. Without it a recall cannot reach you.</li>
</ol>
<p>Our contact is in the footer of this page. We would rather hear about an itch on the first day than read about it in a letter on the thirtieth.</p>
`.trim(),
};
