import type { TFunction } from 'i18next'
import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import type { Range } from '../criteria'

/** A bracket in words: "up to $50,000". */
export function budgetWords({ from, to }: Range, t: TFunction<'simplified'>, language: Language): string {
  const say = (amount: number | undefined) => formatNumber(amount ?? 0, language)
  if (from === undefined) return t('bracket.to', { to: say(to) })
  if (to === undefined) return t('bracket.from', { from: say(from) })
  return t('bracket.between', { from: say(from), to: say(to) })
}
