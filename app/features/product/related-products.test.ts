import { expect, test } from "vitest";
import { testProduct } from "~/commerce/test-product";
import { getRelated } from "./related-products";

test("no more than four are shown, in the store's order and without the product itself", () => {
  const serum = testProduct({ id: "serum", tags: ["scalp-therapy", "concern:thinning"] });
  const others = ["a", "b", "c", "d", "e"].map((id) =>
    testProduct({ id: id, tags: ["concern:thinning"] }),
  );

  expect(getRelated(serum, [serum, ...others]).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});
