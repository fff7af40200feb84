import { toGeorgianNoon } from '~contract/values/georgian-time'
import { formatDay } from './format'
import type { Language } from './languages'

/** Prevents a line break after the dash between two days. */
const WORD_JOINER = '\u2060'

/** Formats days such as `2026-12-05`: "5–8 December", "30 December – 2 January 2027". */
export function formatDayRange({ from, to }: { from: string; to: string }, language: Language): string {
  const last = formatDay(toGeorgianNoon(to), language)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${WORD_JOINER}${last}`
  return `${formatDay(toGeorgianNoon(from), language)} – ${last}`
}
