import type { NumberRange } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'

/** "50 000–80 000", "50 000+", "≤ 80 000"; empty without a number. */
export function formatSpan({ from, to }: NumberRange = {}, language: Language): string {
  const [low, high] = [from, to].map((end) =>
    end === undefined ? undefined : formatNumber(end, language, 2),
  )
  if (low && high) return `${low}–${high}`
  if (low) return `${low}+`
  return high ? `≤ ${high}` : ''
}
