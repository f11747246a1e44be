/** What a service worker's scope has beside the things of a page; `lib.dom` does not describe it. */
export type WorkerScope = {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessage) => void): void;
};

/** The browser lets the worker live until what it waits for is done. */
export type WorkerEvent = { waitUntil(work: Promise<unknown>): void };

export type WorkerMessage = WorkerEvent & { data: unknown };

export type FetchEvent = WorkerEvent & {
  request: Request;
  /** The browser's own request for a page, sent while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

export const scope = globalThis as unknown as WorkerScope;
