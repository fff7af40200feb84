import type { TFunction } from 'i18next'
import type { NumberRange } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'

/** Formats the budget as "up to $50,000". */
export function formatBudget(
  { from, to }: NumberRange,
  t: TFunction<'simplified-search'>,
  language: Language,
): string {
  const formatAmount = (amount: number | undefined) => formatNumber(amount ?? 0, language)
  if (from === undefined) return t('bracket.to', { to: formatAmount(to) })
  if (to === undefined) return t('bracket.from', { from: formatAmount(from) })
  return t('bracket.between', { from: formatAmount(from), to: formatAmount(to) })
}
