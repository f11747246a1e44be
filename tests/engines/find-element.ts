export const selectors = {
  article: "article, figure",
  button: "button, summary, [role=button], input[type=submit]",
  checkbox: "input[type=checkbox]",
  dialog: "dialog[open]",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3",
  link: "a[href]",
  listitem: "li",
  navigation: "nav",
  option: "[role=option]",
  image: "img",
  radio: "input[type=radio]",
  region: "section",
  status: "[role=status], [aria-live]",
  combobox: "select",
  tab: "[role=tab]",
  text: "p, span, dd, dt, output, strong",
  textbox: "input:is([type=text], [type=search], [type=email], :not([type])), textarea",
} as const;

export type Role = keyof typeof selectors;

/** One step of a way to an element, such as a dialog and then a button in it. */
export type Step = { selector: string; name: string };

export type Found = {
  x: number;
  y: number;
  /** Whether a press at this point would reach the element. */
  isReachable: boolean;
  /** Whether an animation that ends moves it or what it stands in. */
  isAnimated: boolean;
  isFocused: boolean;
  isOn: boolean;
  text: string;
};

/** Runs in the page: the first shown element at the end of the way, scrolled to on request. */
export function findElement(steps: readonly Step[], scrolls: boolean): Found | null {
  const scopes: (Document | Element)[] = [document];
  const [element] = steps.reduce(
    (within, { selector, name }) =>
      within.flatMap((scope) =>
        [...scope.querySelectorAll(selector)].filter(
          (each) => isShown(each) && new RegExp(name, "s").test(getName(each)),
        ),
      ),
    scopes,
  );
  if (!(element instanceof Element)) return null;
  const { x, y } = getCenter(element);
  const at = document.elementFromPoint(x, y);
  const isReachable = [element, ...getLabels(element)].some((each) => each.contains(at));
  if (scrolls && !isReachable)
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const on = ":checked, [aria-pressed=true], [aria-selected=true], [aria-expanded=true]";
  return {
    x,
    y,
    isReachable: isReachable && !element.matches(":disabled"),
    isAnimated: document.getAnimations().some((animation) => isAnimating(animation, element)),
    isFocused: element === document.activeElement,
    isOn: element.matches(on),
    text: element instanceof HTMLInputElement ? element.value : getText(element),
  };

  function isShown(each: Element): boolean {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
  }

  function isAnimating({ playState, timeline, effect }: Animation, each: Element): boolean {
    if (playState !== "running" || timeline !== document.timeline) return false;
    const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return ends && effect instanceof KeyframeEffect && effect.target?.contains(each) === true;
  }

  function getText(each: Element | null): string {
    return each?.textContent?.replace(/\s+/g, " ").trim() ?? "";
  }

  function getLabels(each: Element): Element[] {
    const hasLabels = each instanceof HTMLInputElement || each instanceof HTMLSelectElement;
    return hasLabels ? [...(each.labels ?? [])] : [];
  }

  function getName(each: Element): string {
    const ids = each.getAttribute("aria-labelledby")?.split(" ");
    if (ids) return ids.map((id) => getText(document.getElementById(id))).join(" ");
    const label = each.getAttribute("aria-label") ?? each.getAttribute("alt");
    if (label) return label;
    const [labelled] = getLabels(each);
    if (labelled) return getText(labelled);
    return getText(each instanceof HTMLFieldSetElement ? each.querySelector("legend") : each);
  }

  function getCenter(each: Element) {
    const { left, top, width, height } = each.getClientRects()[0] ?? each.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }
}
