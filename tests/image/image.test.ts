import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import launchSettings from "../../server/launch-settings.json" with { type: "json" };
import { openCustomer, visit } from "../faults/support/customer";
import { isInstalled } from "../support/installed";
import { findEngine, useEngine } from "./engine";

const engineName = findEngine();
const release = { VERSION: "9.9.9", COMMIT: "abcdef0123456789" };

describe.runIf(isInstalled(engineName, "podman", "the image of deploy/Dockerfile"))(
  "the image",
  () => {
    const engine = useEngine(engineName ?? "");
    const image = `localhost/shop-test:${process.pid}`;
    const volume = `shop-test-${process.pid}`;
    const start = () => engine.start(image, volume, { DRAIN_SECONDS: "3" });
    let shop: Awaited<ReturnType<typeof start>>;

    beforeAll(async () => {
      const given = v.parse(
        v.array(v.string()),
        JSON.parse(process.env.IMAGE_BUILD_ARGUMENTS ?? "[]"),
      );
      const named = Object.entries(release).map(([name, value]) => `--build-arg=${name}=${value}`);
      const args = ["build", "--file=deploy/Dockerfile", `--tag=${image}`, ...named, ...given, "."];
      const { status, stderr } = spawnSync(engineName ?? "", args, { encoding: "utf8" });
      if (status !== 0) throw new Error(`The image was not built:\n${stderr.slice(-4_000)}`);
      engine.run("volume", "create", volume);
      shop = await start();
    });

    afterAll(() => {
      shop?.remove();
      engine.run("volume", "rm", "--force", volume);
      engine.run("rmi", "--force", image);
    });

    test("gets ready, and says which release it is", async () => {
      const { status, headers } = await shop.whenReady();

      expect([status, headers.get("x-release")]).toEqual([200, "9.9.9+abcdef012345"]);
      expect((await visit(`${shop.origin}/shop`)).text).toContain("Botanical Hair Oil");
    });

    test("is healthy by its own check", () => {
      const [, check = "[]"] =
        /^ +CMD (\[.+\])$/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
      const [node, ...args] = v.parse(v.array(v.string()), JSON.parse(check));

      expect(node).toBe("/nodejs/bin/node");
      expect(() => shop.exec(...args)).not.toThrow();
    });

    test("runs as its user, with the tested Node and its flags, and can write to /data alone", () => {
      const evaluate = (expression: string) => String(shop.exec("--print", expression)).trim();
      const write = (file: string) =>
        evaluate(`try { fs.writeFileSync("${file}", ""); "written" } catch ({ code }) { code }`);

      expect(evaluate("process.getuid() + ':' + process.getgid()")).toBe("65532:65532");
      expect(evaluate("process.versions.node")).toBe(readFileSync(".node-version", "utf8").trim());
      const command = evaluate(`fs.readFileSync("/proc/1/cmdline", "utf8").replaceAll("\\0", " ")`);
      expect(command).toContain(launchSettings.nodeArguments.join(" "));
      expect(write("/shop/server/main.ts")).toMatch(/^(?:EROFS|EACCES)$/);
      expect(write("/new")).toMatch(/^(?:EROFS|EACCES)$/);
      expect(write("/data/probe")).toBe("written");
    });

    test("sells one purchase, drains on SIGTERM, and has the order when it starts again", async () => {
      const customer = await openCustomer(shop.origin);
      const order = await customer.order();
      expect(order).toMatch(/^\/checkouts\//);
      const copy = shop.exec("server/backup/command.ts", "backup", "commerce.db");
      expect(String(copy.subarray(0, 15))).toBe("SQLite format 3");

      shop.terminate();
      await expect
        .poll(async () => (await visit(`${shop.origin}/readyz`)).text, { interval: 50 })
        .toBe("draining\n");
      expect((await visit(`${shop.origin}/about`)).status).toBe(200);
      expect(await shop.whenEnded()).toBe(0);

      shop.remove();
      shop = await start();
      await shop.whenReady();
      const page = await visit(shop.origin + order);
      expect([page.status, page.text]).toEqual([200, expect.stringContaining("Thank you")]);
    });
  },
);
