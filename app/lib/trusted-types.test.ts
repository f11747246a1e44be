import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

const load = () => import("./trusted-types.ts");

const foreign = [
  "https://elsewhere.example/service-worker.js",
  "//elsewhere.example/service-worker.js",
  "/service-worker.js?x=1",
  "/service-worker.js#x",
  "service-worker.js",
  "/../service-worker.js",
  "data:text/javascript,alert(1)",
  "",
];

test("the shop's own worker is a script, and no other address is", async () => {
  const { trustedScriptUrl } = await load();

  expect(trustedScriptUrl("/service-worker.js")).toBe("/service-worker.js");
  for (const path of foreign) expect(() => trustedScriptUrl(path), path).toThrow(TypeError);
});

test("a browser that wants trusted addresses gets them from the one policy that may be made", async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }) => ({
    createScriptURL: (path: string) => ({ trusted: createScriptURL(path) }),
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { trustedScriptUrl, trustedTypesPolicy } = await load();

  expect(trustedScriptUrl("/service-worker.js")).toEqual({ trusted: "/service-worker.js" });
  for (const path of foreign) expect(() => trustedScriptUrl(path), path).toThrow(TypeError);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith(trustedTypesPolicy, expect.anything());
});
