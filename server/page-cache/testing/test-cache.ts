import { vi } from "vitest";
import { createBudget } from "../../budget/budget.ts";
import type { RenderPage } from "../../render-page.ts";
import type { Visitor } from "../../visitor.ts";
import { createPageCache } from "../page-cache.ts";
import { findTestRoute } from "./test-routes.ts";

export const origin = "http://shop.example";
export const [minute, hour] = [60_000, 3_600_000];

export const html = (text: string) => `<!DOCTYPE html><html><body>${text}</body></html>`;
export const page = (text = "", headers: HeadersInit = {}, status = 200) =>
  new Response(html(text), { status, headers: { "content-type": "text/html", ...headers } });
export const renderFailure = async () => page("broken", {}, 503);

/** A cache of pages that say how often one was rendered, and a clock that stands still. */
export function openTestCache() {
  vi.useFakeTimers({ toFake: ["performance"] });
  const renderVersion: RenderPage = async () => page(`version ${render.mock.calls.length}`);
  const render = vi.fn<RenderPage>(renderVersion);
  const logError = vi.fn();
  const budget = createBudget(1, 1);
  const parts = { origin, findRoute: findTestRoute, render, budget };
  const cache = createPageCache({ ...parts, maxBytes: 1_000_000, logError });
  const uncached = createPageCache({ ...parts, maxBytes: 0, logError });
  const visit = (path: string, headers: HeadersInit = {}, visitor?: Visitor) =>
    cache.respond(new Request(origin + path, { headers }), visitor);

  async function read(path: string): Promise<[status: number, text: string, from: string | null]> {
    const response = await visit(path);
    return [response.status, await response.text(), response.headers.get("x-page")];
  }

  return {
    ...cache,
    respondUncached: uncached.respond,
    render,
    renderVersion,
    logError,
    /** Leaves a visitor no unit and no place in the queue, until the returned function is called. */
    useUp(visitor: Visitor): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      for (let taken = 0; taken < 2; taken += 1) void budget.run(visitor, 1, () => promise);
      return resolve;
    },
    visit,
    read,
    getRenderedPaths: () => render.mock.calls.map(([{ url }]) => url.slice(origin.length)),
    /** Caches a page and lets its copy grow old; from then on pages are rendered as given. */
    async outdate(path: string, given: RenderPage) {
      await read(path);
      render.mockImplementation(given);
      vi.advanceTimersByTime(3 * hour);
    },
  };
}
