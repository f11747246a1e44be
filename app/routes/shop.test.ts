import { expect, test, vi } from "vitest";
import { requestContext } from "~/commerce/context";
import { createTestContext } from "../../tests/support/test-client";
import { loader } from "./shop";

test.each(["wigs", "__proto__"])(
  "the unknown category %s is a 404 without a call of the store",
  async (category) => {
    const context = createTestContext({});
    const run = vi.spyOn(context.get(requestContext).client, "run");
    const url = new URL(`http://localhost:3000/shop/${category}`);
    const params = { category };
    const request = new Request(url);

    const { init } = await loader({ context, params, request, url, pattern: "/shop/:category?" });

    expect(init).toEqual({ status: 404, headers: { "Cache-Control": "no-store" } });
    expect(run).not.toHaveBeenCalled();
  },
);
