import sharp from "sharp";
import { expect, test } from "../support/shop-fixtures";

test("browsers, phones and home screens find the shop's icon in the size that they ask for", async ({
  page,
  request,
}) => {
  await page.goto("/quiz");
  const linked = await page
    .locator("link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const types = new Map<string, string | undefined>();
  for (const address of linked)
    types.set(address, (await request.get(address)).headers()["content-type"]);

  expect([...types.values()].toSorted()).toEqual([
    "application/manifest+json",
    "image/png",
    "image/svg+xml; charset=utf-8",
    "image/x-icon",
  ]);

  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  for (const { src, sizes } of [
    ...icons,
    { src: "/icons/apple-touch-icon.png", sizes: "180x180" },
  ]) {
    const { width, height, format } = await sharp(await (await request.get(src)).body()).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, "png"]);
  }
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
});
