const MONTHS_SHOWN = 12

/** Returns the selectable months such as `2026-11`, latest first, including the selected one however old. */
export function listMonths(latest: string, selected?: string): string[] {
  const [year = 0, month = 0] = latest.split('-').map(Number)
  const months = Array.from({ length: MONTHS_SHOWN }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
  return selected === undefined || months.includes(selected) ? months : [...months, selected]
}
