import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Price } from '~/upstream/statement-fields'
import { CURRENCY_SIGNS, type Currency, withCurrencySign } from '~contract/currencies'
import { LOWEST_PRICE_DAYS, MIN_REDUCTION } from '~contract/price-reductions'
import { DAILY_RENT_DEAL_ID, LEASE_DEAL_ID, MONTHLY_RENT_DEAL_ID } from '~contract/statements'
import { DAY_MS } from '~contract/values/georgian-time'

/** Formats money in whole units: "$168 000". */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return withCurrencySign(formatNumber(amount, language), CURRENCY_SIGNS[currency])
}

export interface ShownPrice {
  currency: Currency
  total: number
  perSquare?: number | undefined
}

/** Returns the price in the page's currency, then in the other; missing currencies are skipped. */
export function listShownPrices(price: Price, first: Currency): ShownPrice[] {
  const order: Currency[] = first === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  return order.flatMap((currency) => {
    const amount = price[currency]
    return amount?.total ? [{ currency, total: amount.total, perSquare: amount.perSquare }] : []
  })
}

type PriceRange = { min: number; max: number }

/** Formats "$118 000–124 000 · 319 000–335 000 ₾", the page's currency first; undefined without any price. */
export function formatPriceRange(
  prices: { [currency in Currency]?: PriceRange | undefined },
  first: Currency,
  language: Language,
): string | undefined {
  const order: Currency[] = first === 'gel' ? ['gel', 'usd'] : ['usd', 'gel']
  const ranges = order.flatMap((currency) => {
    const range = prices[currency]
    if (!range) return []
    const [min, max] = [formatNumber(range.min, language), formatNumber(range.max, language)]
    return withCurrencySign(min === max ? min : `${min}–${max}`, CURRENCY_SIGNS[currency])
  })
  return ranges.length > 0 ? ranges.join('\u00a0· ') : undefined
}

type RentPeriod = 'rent_month' | 'rent_day'

/** Rent periods; a lease lasts for years and is paid by the month. */
const RENT_PERIODS: Readonly<Record<number, RentPeriod>> = {
  [MONTHLY_RENT_DEAL_ID]: 'rent_month',
  [LEASE_DEAL_ID]: 'rent_month',
  [DAILY_RENT_DEAL_ID]: 'rent_day',
}

/** Returns the key of "a month" or "a night"; undefined for deals that are paid once. */
export function getRentPeriod(dealId: number | undefined): RentPeriod | undefined {
  return dealId === undefined ? undefined : RENT_PERIODS[dealId]
}

/** Returns false for daily rents, which are not compared by area. */
export function isPricedByArea({
  dealId,
  areaUnit,
}: {
  dealId: number
  areaUnit: 'm2' | 'hectare'
}): boolean {
  return areaUnit === 'm2' && dealId !== DAILY_RENT_DEAL_ID
}

export interface PriceChange {
  direction: 'lower' | 'higher' | 'other'
  /** Change in whole per cent of the former price. */
  percent: number
}

/**
 * Converts an amount to another currency.
 * @param rate lari for a dollar
 * @returns undefined without the rate that it needs
 */
export function convertPrice(
  { price, currency }: { price: number; currency: Currency },
  target: Currency,
  rate: number | undefined,
): number | undefined {
  if (currency === target) return price
  if (rate === undefined) return undefined
  return target === 'gel' ? price * rate : price / rate
}

interface FormerPrice {
  price: number
  currency: Currency
  until: Date
  rateUntil?: number | undefined
}

/**
 * Returns the seller's last change: without what the exchange rate did since. A change by less than half a
 * per cent, or to another currency at an unknown rate, is only another price. So is a lower one that is not
 * below all prices of the days before, as after a price was raised for a week.
 * @param formerPrices latest first, at least one
 */
export function getPriceChange(
  formerPrices: readonly FormerPrice[],
  { price, ownCurrency }: { price: Price; ownCurrency: Currency },
): PriceChange {
  const [last] = formerPrices
  const total = price[ownCurrency]?.total
  const before = last && convertPrice(last, ownCurrency, last.rateUntil)
  if (!total || !before || toPercent(before, total) === 0) return OTHER_CHANGE
  if (total > before) return { direction: 'higher', percent: toPercent(before, total) }
  const since = last.until.valueOf() - LOWEST_PRICE_DAYS * DAY_MS
  const recent = formerPrices
    .filter(({ until }) => until.valueOf() > since)
    .map((former) => convertPrice(former, ownCurrency, former.rateUntil) ?? 0)
  const lowest = Math.min(...recent)
  return total <= lowest * (1 - MIN_REDUCTION)
    ? { direction: 'lower', percent: toPercent(lowest, total) }
    : OTHER_CHANGE
}

const OTHER_CHANGE: PriceChange = { direction: 'other', percent: 0 }

const toPercent = (before: number, total: number) => Math.round((Math.abs(total - before) / before) * 100)
