import { readFileSync } from "node:fs";
import { Deployment } from "kubernetes-models/apps/v1";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { Service } from "kubernetes-models/v1";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseConfig } from "../../server/config.ts";
import { secretNames, settings } from "../../server/settings.ts";

const read = (file: string) => readFileSync(file, "utf8");
const kinds = { Deployment, Ingress, PodDisruptionBudget, Service };
const Kind = v.looseObject({
  kind: v.picklist(["Deployment", "Service", "PodDisruptionBudget", "Ingress"]),
});
const manifests = parseAllDocuments(read("deploy/kubernetes.yaml")).map((document) =>
  v.parse(Kind, document.toJS()),
);

test.each(manifests)(
  "the $kind of the Kubernetes example is valid against its schema",
  (manifest) => {
    const { apiVersion, kind } = kinds[manifest.kind];

    expect(manifest).toMatchObject({ apiVersion, kind });
    expect(() => new kinds[manifest.kind](manifest as never).validate()).not.toThrow();
  },
);

const Variable = v.object({ name: v.string(), value: v.string() });
const Probe = v.object({ httpGet: v.object({ path: v.string(), port: v.string() }) });
const DeploymentSpec = v.object({
  selector: v.object({ matchLabels: v.record(v.string(), v.string()) }),
  template: v.object({
    metadata: v.object({ labels: v.record(v.string(), v.string()) }),
    spec: v.object({
      terminationGracePeriodSeconds: v.number(),
      securityContext: v.object({ runAsUser: v.number() }),
      containers: v.tuple([
        v.object({
          env: v.array(Variable),
          ports: v.array(v.object({ name: v.string(), containerPort: v.number() })),
          startupProbe: Probe,
          readinessProbe: Probe,
          livenessProbe: Probe,
        }),
      ]),
    }),
  }),
});
const deployment = manifests.find(({ kind }) => kind === "Deployment");
const { selector, template } = v.parse(DeploymentSpec, deployment?.spec);
const [container] = template.spec.containers;
const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
const withoutFiles = Object.fromEntries(
  Object.entries(environment).filter(([name]) => !name.endsWith("_FILE")),
);

/** Every setting but those of the image, as a value or as a file. */
const settable = Object.keys(settings).filter(
  (name) => !["HOST", "PORT", "DATA_DIR"].includes(name),
);
const findUnset = (environment: object) =>
  settable.filter((name) => !(name in environment || `${name}_FILE` in environment));

const known = [...Object.keys(settings), ...secretNames.map((name) => `${name}_FILE`)];

test("the Kubernetes example sets all that the server knows, and starts with it", () => {
  expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
  expect(findUnset(environment)).toEqual([]);
  expect(parseConfig(withoutFiles)).toMatchObject({ TRUSTED_PROXIES: 1 });
});

test("the Kubernetes example agrees with the image and with the time a process takes to end", () => {
  const image = read("deploy/Dockerfile");
  const { DRAIN_SECONDS, METRICS_PORT } = parseConfig(withoutFiles);
  const port = Number(/\bPORT=(\d+)/.exec(image)?.[1]);
  const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];

  expect(container.ports).toEqual([
    { name: "http", containerPort: port },
    { name: "metrics", containerPort: METRICS_PORT },
  ]);
  expect(probes.map(({ httpGet }) => httpGet)).toEqual([
    { path: "/healthz", port: "http" },
    { path: "/readyz", port: "http" },
    { path: "/healthz", port: "http" },
  ]);
  expect(`USER ${template.spec.securityContext.runAsUser}:`).toBe(/^USER \d+:/m.exec(image)?.[0]);
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(DRAIN_SECONDS + 10);
  expect(template.metadata.labels).toMatchObject(selector.matchLabels);
});

test("the systemd unit sets what the server knows", () => {
  const unit = read("deploy/shop.service");
  const lines = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  const names = lines.map((line) => line.replace(/=.*/, ""));

  expect(names).toContain("SHOPIFY_STOREFRONT_PRIVATE_TOKEN_FILE");
  expect([...known, "NODE_ENV"]).toEqual(expect.arrayContaining(names));
});

const Compose = v.object({
  services: v.record(
    v.string(),
    v.looseObject({
      environment: v.optional(v.looseObject({})),
      stop_grace_period: v.optional(v.pipe(v.string(), v.regex(/^\d+s$/))),
    }),
  ),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
});

const longestDrain = Array.from({ length: 3600 }, (_, seconds) => seconds).findLast((seconds) =>
  v.is(settings.DRAIN_SECONDS, `${seconds}`),
);

test("compose.yaml sets all that the server knows, and keeps its secrets where git does not look", () => {
  const compose = v.parse(Compose, parse(read("deploy/compose.yaml"), { merge: true }));
  const instances = ["shop-1", "shop-2", "shop-3"].map((name) => compose.services[name]);

  for (const instance of instances) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(instance?.environment ?? {})));
    expect(findUnset(instance?.environment ?? {})).toEqual([]);
    expect(parseInt(instance?.stop_grace_period ?? "", 10)).toBeGreaterThan(
      Number(longestDrain) + 10,
    );
  }
  expect(instances[1]?.environment).toEqual(instances[0]?.environment);
  const ignored = read(".gitignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["/deploy/.env", "/deploy/secrets/"]));
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
});

const Network = v.object({
  enable_ipv6: v.optional(v.boolean()),
  ipam: v.object({ config: v.array(v.object({ subnet: v.string() })) }),
});
const Networks = v.object({ networks: v.object({ shop: Network }) });

test("where nginx ends TLS, the network has IPv6 beside the addresses of the instances", () => {
  const [alone, withTls] = ["compose.yaml", "compose.tls.yaml"].map((file) => {
    const { networks } = v.parse(
      Networks,
      parse(read(`deploy/${file}`), { merge: true, logLevel: "error" }),
    );
    return networks.shop;
  });
  const subnets = withTls?.ipam.config.map(({ subnet }) => subnet);

  expect(withTls?.enable_ipv6).toBe(true);
  expect(subnets).toEqual([alone?.ipam.config[0]?.subnet, expect.stringMatching(/^fd.*::\/64$/)]);
});
