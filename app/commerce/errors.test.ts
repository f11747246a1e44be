import { expect, test } from "vitest";
import { CommerceError, getFailureKind, isRefused } from "./errors";

const failure = (status: number) => new CommerceError("http", "no", { status });
const graphqlFailure = (...codes: string[]) => new CommerceError("graphql", "no", { codes });

test.each([
  ["a timeout", "timeout", new CommerceError("timeout", "too late")],
  ["a failing store", "http", failure(500)],
  ["too many requests", "throttled", failure(429)],
  ["too many requests, with status 200", "throttled", graphqlFailure("OTHER", "THROTTLED")],
  ["an error in the query", "graphql", graphqlFailure("OTHER")],
  ["a rejection as a robot", "rejected", failure(430)],
  ["the same class of another build", "network", { kind: "network" }],
  ["a field of that name without a value", null, { kind: undefined }],
  ["a defect", null, new TypeError("x is undefined")],
  ["a text", null, "kind"],
  ["null", null, null],
  ["nothing", null, undefined],
])("%s is counted as %s", (_, kind, error) => {
  expect(getFailureKind(error)).toBe(kind);
});

test.each([
  ["a token without the scope", true, graphqlFailure("ACCESS_DENIED")],
  ["another error", false, graphqlFailure("THROTTLED")],
  ["what is not the store's", false, { codes: ["ACCESS_DENIED"] }],
])("%s is refused for good: %s", (_, isForGood, error) => {
  expect(isRefused(error)).toBe(isForGood);
});

test("a failure without details has none", () => {
  expect(new CommerceError("network", "no")).toMatchObject({
    status: null,
    retryAfterSeconds: null,
    codes: [],
    requestId: null,
  });
});
