/** A smaller step delays what was planned by as little. */
const MAX_STEP_MS = 60_000

/** Calls back when the time of day was set back. @returns what ends the watch */
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
