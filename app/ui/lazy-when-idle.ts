import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenIdle } from "./scheduling";

/**
 * A component that is loaded when the browser is idle: until then, and where it cannot be loaded, the page shows what
 * the server has written. It needs a `<Suspense>` around it.
 */
export function lazyWhenIdle<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await whenIdle();
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
}
