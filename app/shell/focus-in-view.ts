/** Scrolls what the keyboard reaches into view: browsers leave it cut off in a row, or below what is sticky. */
export function keepFocusInView(): void {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":is(a, button, summary):focus-visible"))
      target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  });
}
