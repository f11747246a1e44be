// Replaces the service worker of earlier versions: deletes its caches and unregisters itself.
addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(removeEverything()));

async function removeEverything() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("shop-")).map((name) => caches.delete(name)),
  );
  await registration.unregister();
}
