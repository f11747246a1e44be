/** `fetch` for a service in the same process. Rejects on abort, as `fetch` does. */
export function fetchInProcess(service: {
  fetch(request: Request): Promise<Response>;
}): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      service.fetch(request).then(resolve, reject);
    });
  };
}
