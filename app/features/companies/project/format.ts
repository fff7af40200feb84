import type { TFunction } from 'i18next'
import { formatMoney } from '~/features/statements'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Project } from '~/upstream/projects.server'
import { CURRENCY_SIGNS, type Currency, withCurrencySign } from '~contract/currencies'

interface FormatOptions {
  t: TFunction<'companies'>
  language: Language
}

/** Formats the lowest price per m² in the chosen currency and the other. */
export function formatSquarePrices(
  { squarePrice }: Pick<Project, 'squarePrice'>,
  chosen: Currency | undefined,
  { t, language }: FormatOptions,
): string[] {
  const order: Currency[] = chosen === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  return order.flatMap((currency) => {
    const from = squarePrice[currency]?.from
    if (from === undefined) return []
    return [t('price_from', { price: formatMoney(from, currency, language) })]
  })
}

/** Formats prices per m²: "$1,420 – 1,690". */
export function formatSquarePriceRange(
  { squarePrice }: Pick<Project, 'squarePrice'>,
  currency: Currency,
  language: Language,
): string | undefined {
  const { from, to } = squarePrice[currency] ?? {}
  if (from === undefined) return undefined
  if (to === undefined || to === from) return formatMoney(from, currency, language)
  return withCurrencySign(
    `${formatNumber(from, language)}–${formatNumber(to, language)}`,
    CURRENCY_SIGNS[currency],
  )
}

export function formatProjectPlace({ street, neighbourhood, city }: Project): string {
  return [street, neighbourhood, city].filter(Boolean).join(', ')
}
