import type { TFunction } from 'i18next'
import { formatMoney } from '~/features/statements'
import type { FieldError } from '~/forms/field-error'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { PriceDoubt } from '~/upstream/price-doubts'

/** Ratios are shown with a decimal up to this number. */
const MAX_EXACT_TIMES = 10

/** The question about an unusual price, as an error of its field. */
export function describePriceDoubt(
  { reason, price, currency, expected }: PriceDoubt,
  t: TFunction<'statement-drafts'>,
  language: Language,
): FieldError {
  const shown = formatMoney(price, currency, language)
  if (!expected) return { key: 'price_is_phone', args: { price: shown } }
  const { low, high } = expected
  const bounds = [...new Set([low, high])].map((bound) => formatMoney(bound, expected.currency, language))
  const args = { price: shown, expected: bounds.join('–') }
  if (reason !== 'former') return { key: 'price_unlike_similar', args }
  // Prices in different currencies have no ratio.
  if (currency !== expected.currency) return { key: 'price_unlike_former', args }
  const ratio = Math.max(price / low, low / price)
  const count = ratio < MAX_EXACT_TIMES ? Math.round(ratio * 10) / 10 : Math.round(ratio)
  const times = t('price_question.times', { count, shown: formatNumber(count, language, 1) })
  return {
    key: price < low ? 'price_below_former' : 'price_above_former',
    args: { ...args, times },
  }
}
