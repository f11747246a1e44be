import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isInstalled } from "../support/installed";
import { findNginx, type Nginx, startNginx } from "../support/nginx";
import { startStandInInstance } from "./support/stand-in-instance";

const program = findNginx();
const hasNginx = isInstalled(program, "nginx", "its maintenance page");

describe.skipIf(!hasNginx)("the maintenance page of deploy/nginx", () => {
  let instance: Awaited<ReturnType<typeof startStandInInstance>>;
  let nginx: Nginx;

  beforeAll(async () => {
    instance = await startStandInInstance();
    nginx = await startNginx(program ?? "", instance.ports);
  });
  afterAll(async () => {
    await nginx?.stop();
    instance?.close();
  });

  const get = (path: string) => fetch(nginx.origin + path);
  const open = () => nginx.reload("maintenance.conf", (text) => text);
  const close = () =>
    nginx.reload("maintenance.conf", (text) =>
      text.replace("  default open;", "  default closed;"),
    );

  test("replaces every page while the shop is closed, cached ones included", async () => {
    await open();
    expect((await get("/shop")).status).toBe(200);
    await close();
    const response = await get("/shop");

    expect(response.status).toBe(503);
    expect(await response.text()).toContain("Our shop is closed for maintenance.");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      "retry-after": "3600",
    });
    instance.requests.length = 0;
    for (const path of [
      "/",
      "/products/hair-oil?a=b",
      "/checkouts/key",
      "/shop.data",
      "/search?q=oil",
    ])
      expect((await get(path)).status, path).toBe(503);
    const signUp = await fetch(`${nginx.origin}/newsletter`, { method: "POST", body: "email=a" });
    expect(signUp.status).toBe(503);
    expect(instance.requests, "no instance was asked").toEqual([]);
  });

  test("leaves the file by which a container's health is checked", async () => {
    await close();

    expect((await get("/robots.txt")).status).toBe(200);
  });

  test("goes when the shop opens again", async () => {
    await close();
    await open();
    const response = await get("/shop");

    expect(response.status).toBe(200);
    expect(await response.text()).toContain("the page");
  });
});
