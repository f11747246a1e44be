import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { register } from "prom-client";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import "../../server/monitoring/metrics.ts";
import { findProgram, isInstalled } from "../support/installed";
import { createTempFolder } from "../support/temp-folder";

const read = (file: string) => readFileSync(file, "utf8");
const Rules = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
});
const Panel = v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) });

const rules = v.parse(Rules, parse(read("deploy/prometheus/alerts.yaml")));
const alarms = rules.groups.flatMap((group) => group.rules);
const dashboard = v.parse(
  v.object({ panels: v.array(Panel) }),
  JSON.parse(read("deploy/prometheus/dashboard.json")),
);
const shown = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ title, expr })),
);

/** Metrics, and labels that Prometheus adds itself. */
const ofPrometheus = { up: ["job", "instance"] };
const addedLabels = ["le", "job", "instance"];

describe.each([
  ...alarms.map(({ alert, expr }) => [`the alarm ${alert}`, expr] as const),
  ...shown.map(({ title, expr }) => [`the panel ${title}`, expr] as const),
])("%s", (_, expr) => {
  test("reads metrics and labels that the shop has", () => {
    const labelsByName = getLabels();
    const selectors = [...expr.matchAll(/\b((?:shop|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g)];

    expect(selectors).not.toEqual([]);
    for (const [, name = "", matchers = ""] of selectors) {
      const labels = labelsByName.get(name.replace(/_(?:bucket|count|sum)$/, ""));
      expect(labels, name).toBeDefined();
      const used = [...matchers.matchAll(/(\w+)\s*(?:=|!=|=~|!~)/g)].map(([, label = ""]) => label);
      expect([...(labels ?? []), ...addedLabels]).toEqual(expect.arrayContaining(used));
    }
    const known = [...labelsByName.values()].flat().concat(addedLabels);
    const grouped = [...expr.matchAll(/\b(?:by|ignoring) \(([^)]*)\)/g)];
    expect(known).toEqual(
      expect.arrayContaining(grouped.flatMap(([, list = ""]) => list.split(/,\s*/))),
    );
  });
});

test("the guide's table says what to do about every alarm, in the same order", () => {
  const [, table = ""] = read("docs/operations.md").split("### Alarms");
  const rows = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);

  expect(rows).toEqual(alarms.map(({ alert }) => alert));
});

const promtool = findProgram("promtool");

describe.runIf(isInstalled(promtool, "prometheus", "whether its rules are valid", "optional"))(
  "Prometheus",
  () => {
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(promtool ?? "", args, { encoding: "utf8" });
      return status === 0 ? "valid" : stdout + stderr;
    };

    test("reads the configuration and the alarms", () => {
      expect(run("check", "config", "deploy/prometheus/prometheus.yaml")).toBe("valid");
    });

    test("raises the alarms in the cases that are written down", () => {
      expect(run("test", "rules", "tests/contract/alert-cases.yaml")).toBe("valid");
    });

    test("reads every expression of the dashboard", () => {
      const file = join(createTempFolder(onTestFinished), "panels.yaml");
      const records = shown.map(({ expr }, at) => ({ record: `panel_${at}`, expr }));
      writeFileSync(file, JSON.stringify({ groups: [{ name: "panels", rules: records }] }));

      expect(run("check", "rules", file)).toBe("valid");
    });
  },
);

/** The label names of all metrics, also of those without a value yet. */
function getLabels(): Map<string, readonly string[]> {
  const names = register.getMetricsAsArray().map(({ name }) => name);
  const labels = names.map((name): [string, readonly string[]] => {
    const metric: object | undefined = register.getSingleMetric(name);
    const list: unknown = metric && "labelNames" in metric ? metric.labelNames : [];
    return [name, v.parse(v.array(v.string()), list)];
  });
  return new Map([...labels, ...Object.entries(ofPrometheus)]);
}
