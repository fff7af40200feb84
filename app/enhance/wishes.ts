/** Whether the visitor has asked for less motion. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the visitor has asked for less data; browsers that cannot say are not asked. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
