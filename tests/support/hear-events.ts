import { vi } from "vitest";

/** Listens on a document as a script of the owner would. The events that it heard, the oldest first. */
export function hearEvents(...names: readonly `shopify:${string}`[]): Event[] {
  const document = new EventTarget();
  vi.stubGlobal("document", document);
  const heard: Event[] = [];
  for (const name of names) document.addEventListener(name, (event) => heard.push(event));
  return heard;
}
