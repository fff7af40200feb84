/** Height of the strips at the edges of the window in which a dragged photo scrolls the page, in px. */
const EDGE = 80
/** Maximum scroll of one frame, at the edge itself, in px. */
const MAX_STEP = 20

/** Heights in the window, in px. */
interface ScrolledList {
  windowHeight: number
  listTop: number
  listBottom: number
}

/**
 * Returns how far to scroll in this frame, in px, for a pointer at this height of the window. The ends of
 * the list stay within the strips.
 */
export function getScrollStep(y: number, { windowHeight, listTop, listBottom }: ScrolledList): number {
  const end = windowHeight - EDGE
  if (y < EDGE && listTop < EDGE) return -toStep(EDGE - y)
  return y > end && listBottom > end ? toStep(y - end) : 0
}

const toStep = (depth: number) => Math.ceil(Math.min(depth / EDGE, 1) * MAX_STEP)
