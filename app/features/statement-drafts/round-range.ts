const STEP = 1_000

/** Rounds a range outwards to whole thousands, as prices usually are; `rate` converts it. */
export function roundRange({ low, high }: { low: number; high: number }, rate: number) {
  return { low: Math.floor((low * rate) / STEP) * STEP, high: Math.ceil((high * rate) / STEP) * STEP }
}
