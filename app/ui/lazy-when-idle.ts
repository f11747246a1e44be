import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenIdle } from "./scheduling";

let firstIdle: Promise<unknown> | undefined;

/** Resolves once the browser has been idle, so that what is shown after a click does not wait again. */
function onceIdle(): Promise<unknown> {
  firstIdle ??= whenIdle();
  return firstIdle;
}

/**
 * A component that is loaded once the browser has been idle: until then, and where it cannot be loaded, the page shows
 * what the server has written. It needs a `<Suspense>` around it.
 */
export function lazyWhenIdle<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await onceIdle();
    return { default: await load().catch(() => new Promise<never>(() => {})) };
  });
}
