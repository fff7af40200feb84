/**
 * Starts a stopwatch; the result returns elapsed milliseconds.
 * It is the larger of the process clock, which stops while the machine sleeps, and the system clock, which
 * may be set back.
 */
export function startStopwatch(): () => number {
  const [processStart, start] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - processStart, Date.now() - start)
}
