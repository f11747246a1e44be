import { type ShopProcess, startShop } from "../../support/server-process";

/** Starts a shop that is stopped by the hook: `afterAll`, or `onTestFinished` in a test. */
export async function openShop(
  hook: (stop: () => Promise<void>) => void,
  ...settings: Parameters<typeof startShop>
): Promise<ShopProcess> {
  const shop = await startShop(...settings);
  hook(shop.stop);
  return shop;
}
