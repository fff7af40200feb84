const STEP = 1_000

/** Outwards to whole thousands, as nobody asks for odd sums; `rate` converts it. */
export function roundRange({ low, high }: { low: number; high: number }, rate: number) {
  return { low: Math.floor((low * rate) / STEP) * STEP, high: Math.ceil((high * rate) / STEP) * STEP }
}
