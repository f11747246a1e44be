import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";

const Lock = v.object({
  packages: v.record(v.string(), v.object({ integrity: v.optional(v.string()) })),
});

test("the lock file has the integrity of every package", () => {
  const { packages } = v.parse(Lock, JSON.parse(readFileSync("package-lock.json", "utf8")));
  const without = Object.entries(packages).filter(([name, { integrity }]) => name && !integrity);

  expect(without.map(([name]) => name)).toEqual([]);
});

test.each(globSync(".github/workflows/*.yml"))(
  "%s leaves no token behind, and runs what the lock file names",
  (file) => {
    const text = readFileSync(file, "utf8");

    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/uses: actions\/checkout@/g)?.length ?? 0,
    );
    expect(text).not.toMatch(/npx (?:--yes|-y)/);
  },
);
