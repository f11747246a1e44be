import { lazyWhenIdle } from "~/ui/lazy-when-idle";

const load = () => import("./refill-parts");

export const RefillLine = lazyWhenIdle(async () => (await load()).RefillLine);
export const ScheduleFit = lazyWhenIdle(async () => (await load()).ScheduleFit);
