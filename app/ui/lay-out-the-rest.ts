import { whenIdle } from "./when-idle";

/**
 * What is far away is laid out when she comes near (`app/styles/shell.css`). This does it ahead, a part at a time and
 * when nothing else is to be done, so that the way back to a place, told as a height, leads there. Part by part, and
 * not by `data-whole`: that would have the style of the whole page computed anew.
 */
export async function layOutTheRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(".later > *, .stage > li")) {
    await whenIdle();
    part.style.contentVisibility = "visible";
  }
}
