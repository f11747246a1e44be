import { whenIdle } from "./when-idle";

/**
 * What is far away is laid out when she comes near (`.later` in `app/styles/shell.css`). This does it ahead, a part
 * at a time and when nothing else is to be done, so that the way back to a place, told as a height, leads there.
 */
export async function layOutTheRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(".later > *")) {
    await whenIdle();
    part.style.contentVisibility = "visible";
  }
  document.documentElement.dataset.whole = "";
}
