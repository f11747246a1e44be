/**
 * The worker that ends the worker: served in its place (`SERVICE_WORKER=off`), it forgets all that was
 * kept and takes itself away. Pages go on without one.
 */
import { scope } from "./scope";

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(forgetAll()));

async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}
