import type { Answer } from "~/commerce/answer";
import { holidayBundles } from "~/content/holiday-bundles";
import type { BundleProducts } from "./bundle-stock";

/** The bundles' products as the browser has them: all known, or on their way. */
export async function askForBundles(): Promise<Answer<BundleProducts>> {
  const { askInBrowser, productQuery } = await import("~/commerce/browser-queries");
  const answers = holidayBundles.map(({ handle }) => askInBrowser(productQuery(handle)));
  const known = answers.flatMap((answer) => (answer.state === "known" ? [answer.value] : []));
  if (known.length === answers.length) return { state: "known", value: known };

  const promise = Promise.all(
    answers.map((answer) => (answer.state === "asked" ? answer.promise : knownValue(answer))),
  );
  // The reader shows a rejection; a page that is left before that has none.
  promise.catch(() => {});
  return { state: "asked", promise };
}

function knownValue<T>(answer: Answer<T>): T | null {
  return "value" in answer ? answer.value : null;
}
