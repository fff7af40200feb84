import { DAY_MS } from '~contract/values/georgian-time'

const WORKDAYS_PER_WEEK = 5

/**
 * Returns weeks from Monday to Friday; days of other months are undefined, and weeks before `today` are
 * omitted.
 */
export function listMonthWeeks(month: string, today: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS
  // A month spans at most six weeks.
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: WORKDAYS_PER_WEEK }, (_, day) => {
      const date = new Date(monday + (week * 7 + day) * DAY_MS).toISOString().slice(0, 10)
      return date.startsWith(month) ? date : undefined
    }),
  ).filter((week) => week.some((date) => date !== undefined && date >= today))
}
