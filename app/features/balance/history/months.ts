const OFFERED = 12

/** The months to choose from as `2026-11`, the latest first; one that was asked for is among them, however old. */
export function lastMonths(latest: string, asked?: string): string[] {
  const [year = 0, month = 0] = latest.split('-').map(Number)
  const months = Array.from({ length: OFFERED }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
  return asked === undefined || months.includes(asked) ? months : [...months, asked]
}
