/** After the frame that shows what was just done: what may wait must not make the answer to a press wait. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
