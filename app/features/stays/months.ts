import { addDays, addMonths, type StayDates } from '~contract/stays'

export interface CalendarNight {
  /** Day on which the night begins, such as `2026-12-01`. */
  day: string
  state: 'past' | 'free' | 'occupied' | 'chosen'
  /** Page with the day as arrival or departure. */
  href?: string | undefined
  /** True if the link chooses the departure. */
  isDeparture?: boolean
}

/** A month as weeks from Monday; days of other months are undefined. */
export interface CalendarMonth {
  /** Month such as `2026-12`. */
  month: string
  weeks: (CalendarNight | undefined)[][]
}

const WEEK_DAYS = 7

/** Returns the weeks of a month, with the nights that a function describes. */
export function listWeeks(
  month: string,
  describeNight: (day: string) => CalendarNight,
): (CalendarNight | undefined)[][] {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const blanks = (new Date(`${first}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
  const cells: (CalendarNight | undefined)[] = Array.from({ length: blanks })
  for (let day = first; day < next; day = addDays(day, 1)) cells.push(describeNight(day))
  while (cells.length % WEEK_DAYS !== 0) cells.push(undefined)
  return Array.from({ length: cells.length / WEEK_DAYS }, (_, week) =>
    cells.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  )
}

/** Number of months on one page. */
export const SHOWN_MONTHS = 3

/** Lists the shown months from the typed one on; a month out of range counts as that of today. */
export function listShownMonths(
  typed: string | undefined,
  { today, last }: { today: string; last: string },
): string[] {
  const first = today.slice(0, 7)
  const latest = last.slice(0, 7)
  const isValid = typed !== undefined && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(typed)
  const start = isValid && typed >= first && typed <= latest ? typed : first
  return Array.from({ length: SHOWN_MONTHS }, (_, at) => addMonths(`${start}-01`, at).slice(0, 7)).filter(
    (month) => month <= latest,
  )
}

/** True if a night lies in one of the ranges. */
export function isWithin(day: string, ranges: readonly StayDates[]): boolean {
  return ranges.some(({ from, to }) => day >= from && day < to)
}
