import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { register } from "prom-client";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import "../../server/monitoring/metrics.ts";
import { findProgram, isInstalled } from "../support/installed";

const read = (file: string) => readFileSync(file, "utf8");
const Rules = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
});

const rules = v.parse(Rules, parse(read("deploy/prometheus/alerts.yaml")));
const alarms = rules.groups.flatMap((group) => group.rules);
/** Metrics, and labels that Prometheus adds itself. */
const ofPrometheus = { up: ["job", "instance"] };
const addedLabels = ["le", "job", "instance"];

test.each(alarms)("the alarm $alert reads metrics and labels that the shop has", ({ expr }) => {
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

const promtool = findProgram("promtool");

test.runIf(isInstalled(promtool, "prometheus", "whether its rules are valid", "optional"))(
  "Prometheus reads the configuration and the alarms",
  () => {
    const args = ["check", "config", "deploy/prometheus/prometheus.yaml"];
    const { status, stdout, stderr } = spawnSync(promtool ?? "", args, { encoding: "utf8" });

    expect(status, stdout + stderr).toBe(0);
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
