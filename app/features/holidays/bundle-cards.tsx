import { holidayBundles } from "~/content/holiday-bundles";
import { bundleSection } from "~/content/holidays";
import { supplementStatement } from "~/content/site";
import { BundleCard } from "./bundle-card";
import type { BundleState } from "./bundle-stock";
import { bundlesId } from "./holiday-hero";

export function BundleCards({ states }: { states: readonly BundleState[] }) {
  return (
    <section aria-labelledby={bundlesId} className="bundles wrap">
      <div className="bundles-head">
        <h2 id={bundlesId} className="heading-1">
          {bundleSection.heading}
        </h2>
        <p>{bundleSection.text}</p>
      </div>
      <ul>
        {holidayBundles.map((bundle, index) => (
          <li key={bundle.handle}>
            <BundleCard bundle={bundle} state={states[index] ?? { kind: "asking" }} />
          </li>
        ))}
      </ul>
      <p className="bundles-statement">* {supplementStatement}</p>
    </section>
  );
}
