/**
 * How long ago it was started, in milliseconds: by the process's clock, which stands still while the machine sleeps, or by the
 * time of day, which may be set back, whichever says longer.
 */
export function startStopwatch(): () => number {
  const [processStart, start] = [performance.now(), Date.now()]
  return () => Math.max(performance.now() - processStart, Date.now() - start)
}
