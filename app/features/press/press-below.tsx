import { Awards } from "./awards";
import { Coverage } from "./coverage";
import { FeaturedArticles } from "./featured-articles";
import { InTheNews } from "./in-the-news";
import { Inquiries } from "./inquiries";
import { OutletRows } from "./outlet-rows";
import { Releases } from "./releases";

/** Everything below the hero, in the order of the specification, section 2. */
export function PressBelow() {
  return (
    <>
      <InTheNews />
      <OutletRows />
      <Coverage />
      <FeaturedArticles />
      <Releases />
      <Awards />
      <Inquiries />
    </>
  );
}
