import { expect, test } from "vitest";
import { clientLoader, loader } from "./proof";

test("the server redirects for good", () => {
  const response = loader();

  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/proof/testimonials");
});

test("the browser puts the testimonials in the place of this address", () => {
  const response = clientLoader();

  expect(response.headers.get("location")).toBe("/proof/testimonials");
  expect(response.headers.get("x-remix-replace")).toBe("true");
});
