import { startShop } from "../support/shop-process.ts";
import { median, spread } from "../support/statistics.ts";
import type { Measure } from "../topics.ts";

/** From the start of the process until it says that it answers, as `npm start` starts what is built. */
export const measure: Measure = async ({ isShort }) => {
  const rounds = isShort ? 1 : 5;
  const times: number[] = [];
  // The first start writes the compiled code that every later one reads.
  for (let round = 0; round <= rounds; round += 1) {
    const shop = await startShop();
    await shop.stop();
    if (round > 0) times.push(shop.readyMs);
  }
  return [
    {
      name: "start to ready, built",
      value: median(times),
      unit: "ms",
      bound: 1500,
      must: "stay under",
      isDeterministic: false,
      note: `median of ${rounds} starts, ${spread(times, 0)} ms`,
    },
  ];
};
