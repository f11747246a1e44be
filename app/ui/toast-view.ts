import { iconButtonClass } from "./button";
import { iconUrl } from "./icon";

export type Toast = {
  title: string;
  description?: string;
  action?: { label: string; onSelect: () => void };
  /** Only confirms what the page shows as well. */
  isConfirmation?: true;
};

/** Milliseconds (rule 33 in docs/rules.md), counted only while the toast is visible. */
const shownMs = 5_000;

const toastClass = [
  "fixed inset-[calc(var(--header)+12px)_0_auto] mx-auto flex-wrap items-center gap-x-3 open:flex",
  "w-max max-w-[min(540px,100%-2*var(--edge))] rounded-control border border-line py-2 pr-2 pl-5",
  "animate-toast text-note",
].join(" ");

const actionClass = [
  "min-h-11 cursor-pointer rounded-control px-2 font-medium whitespace-nowrap",
  "underline underline-offset-4",
].join(" ");

let close: (() => void) | null = null;
let current: HTMLElement | null = null;

export function present(toast: Toast): void {
  close?.();
  const element = createElement("div", { className: toastClass, popover: "manual" });
  element.dataset.tone = "inverse";
  element.append(createText(toast));
  if (toast.action) element.append(createActionButton(toast.action));
  element.append(createCloseButton());

  const stop = new AbortController();
  close = () => {
    stop.abort();
    returnFocus();
    element.remove();
    close = current = null;
  };
  const returnFocus = rememberFocus(element, stop.signal);
  closeAfterTimeout(element, stop.signal);
  document.addEventListener("keydown", closeOnEscape, { signal: stop.signal });

  current = element;
  moveToFront();
}

export function dismiss(): void {
  close?.();
}

/** Moves the toast into the topmost modal dialog, outside of which everything is inert. */
export function moveToFront(): void {
  if (!current) return;
  const slots = document.querySelectorAll("dialog:modal [data-toasts]");
  // Not into a slot of a closed dialog.
  const slot = [...slots].at(-1) ?? document.querySelector("[data-toasts]:not(dialog *)");
  if (slot && current.parentElement !== slot) slot.append(current);
  if (current.isConnected && !current.matches(":popover-open")) current.showPopover();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const isInside = current?.contains(document.activeElement);
  // Escape closes an open dialog first, unless focus is in the toast.
  if (!isInside && document.querySelector("dialog:modal")) return;
  if (isInside) event.preventDefault();
  close?.();
}

/** The timer stops while the toast is hovered or focused and while the page is hidden. */
function closeAfterTimeout(element: HTMLElement, signal: AbortSignal): void {
  let timer = 0;
  const restart = () => {
    clearTimeout(timer);
    const isPaused = element.matches(":hover, :focus-within") || document.hidden;
    if (!isPaused) timer = window.setTimeout(() => close?.(), shownMs);
  };
  signal.addEventListener("abort", () => clearTimeout(timer));
  for (const type of ["pointerenter", "pointerleave", "focusin"]) {
    element.addEventListener(type, restart, { signal });
  }
  // During `focusout` the element still matches `:focus-within`.
  element.addEventListener("focusout", () => queueMicrotask(restart), { signal });
  document.addEventListener("visibilitychange", restart, { signal });
  restart();
}

/** Returns a function that restores the earlier focus if it is in the toast when it closes. */
function rememberFocus(element: HTMLElement, signal: AbortSignal): () => void {
  let origin: Element | null = null;
  element.addEventListener(
    "focusin",
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !element.contains(relatedTarget)) {
        origin = relatedTarget;
      }
    },
    { signal },
  );
  return () => {
    if (element.contains(document.activeElement) && origin instanceof HTMLElement) origin.focus();
  };
}

function createText({ title, description }: Toast): HTMLElement {
  return createElement(
    "div",
    { className: "min-w-0 flex-[1_1_9em] py-2 wrap-break-word" },
    createElement("p", { className: "font-semibold" }, title),
    ...(description ? [createElement("p", {}, description)] : []),
  );
}

function createActionButton({ label, onSelect }: NonNullable<Toast["action"]>): HTMLElement {
  const onclick = () => {
    close?.();
    onSelect();
  };
  return createElement("button", { type: "button", className: actionClass, onclick }, label);
}

function createCloseButton(): HTMLElement {
  const namespace = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(namespace, "svg");
  icon.setAttribute("aria-hidden", "true");
  icon.setAttribute("class", "icon size-5");
  const use = document.createElementNS(namespace, "use");
  use.setAttribute("href", iconUrl("close"));
  icon.append(use);
  const onclick = () => close?.();
  const attributes = { className: iconButtonClass, ariaLabel: "Close message", onclick };
  return createElement("button", { type: "button", ...attributes }, icon);
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
