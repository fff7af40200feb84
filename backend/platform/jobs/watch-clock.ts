/** Minimum step in ms; a smaller one delays scheduled runs by as little. */
const MAX_STEP_MS = 60_000

/**
 * Calls back when the system clock was set back.
 * @returns a function that ends the watch
 */
export function watchClock(onSetBack: () => void, intervalMs: number): () => void {
  const getOffset = () => Date.now() - performance.now()
  let offset = getOffset()
  const timer = setInterval(() => {
    const before = offset
    offset = getOffset()
    if (offset < before - MAX_STEP_MS) onSetBack()
  }, intervalMs).unref()
  return () => clearInterval(timer)
}
