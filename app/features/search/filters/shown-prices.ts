import {
  findCurrency,
  parseBound,
  parseSearchFilters,
  priceNames,
  type SearchFilters,
  toSearchParams,
} from '~/features/search-filters'
import { CURRENCY_IDS, type CurrencyId } from '~contract/currencies'
import { convertSum } from '~contract/values/money'
import { parsePrice } from '~contract/values/typed-price'

/** Hidden field of the filter form: the prices that it shows and their currency, as canonical parameters. */
export const SHOWN_PRICES_PARAM = 'shown_prices'

/** Largest whole bound of a range. */
const MAX_PRICE = 999_999_999

/** Units of lari, the roundest first. */
const ROUND_UNITS = [1_000_000, 100_000, 10_000, 1_000, 100, 10, 1]

/** Formats the prices of a search; undefined without any. */
export function formatShownPrices({ ranges }: SearchFilters, currency: CurrencyId): string | undefined {
  const { price, square_price } = ranges
  if (!price && !square_price) return undefined
  const shown = { ...(price && { price }), ...(square_price && { square_price }) }
  return toSearchParams({ lists: {}, ranges: shown, flags: [], currency, page: 1 }).toString()
}

/** Returns true if the form was sent with another currency than it showed prices in. */
export function isCurrencySwitched(searchParams: URLSearchParams): boolean {
  return findSwitch(searchParams) !== undefined
}

/**
 * Returns the parameters of a sent form without the shown prices. A range that only its currency was switched
 * for is converted; one with a typed price is in the chosen currency already. Without an exchange rate all
 * numbers stay.
 */
export function convertShownPrices(
  searchParams: URLSearchParams,
  lariForDollar: number | undefined,
): URLSearchParams {
  const sent = new URLSearchParams(searchParams)
  sent.delete(SHOWN_PRICES_PARAM)
  const switched = findSwitch(searchParams)
  if (!switched || !lariForDollar) return sent
  const { shown, currency } = switched
  for (const name of priceNames) {
    const ends = (['from', 'to'] as const).map((end) => {
      const parameter = `${name}_${end}`
      const text = searchParams.get(parameter) ?? ''
      const amount = parseBound(text, name, currency)
      const isOther = amount !== undefined && amount !== shown.ranges[name]?.[end]
      return { parameter, amount, isTyped: isOther || 'currency' in parsePrice(text) }
    })
    if (ends.some(({ isTyped }) => isTyped)) continue
    for (const { parameter, amount } of ends)
      if (amount !== undefined) sent.set(parameter, String(convertPrice(amount, currency, lariForDollar)))
  }
  return sent
}

/** Finds the shown prices and the other currency that was chosen. */
function findSwitch(
  searchParams: URLSearchParams,
): { shown: SearchFilters; currency: CurrencyId } | undefined {
  const shown = parseSearchFilters(new URLSearchParams(searchParams.get(SHOWN_PRICES_PARAM) ?? ''))
  const currency = findCurrency(searchParams)
  return currency && shown.currency && currency !== shown.currency ? { shown, currency } : undefined
}

/** Converts a bound; dollars to the roundest lari worth them, so that typed lari come back unchanged. */
function convertPrice(amount: number, to: CurrencyId, lariForDollar: number): number {
  const toDollars = (lari: number) => convertSum(lari, CURRENCY_IDS.gel, CURRENCY_IDS.usd, lariForDollar)
  const from = to === CURRENCY_IDS.usd ? CURRENCY_IDS.gel : CURRENCY_IDS.usd
  const price = convertSum(amount, from, to, lariForDollar) ?? amount
  const round =
    to === CURRENCY_IDS.gel
      ? ROUND_UNITS.map((unit) => Math.round((amount * lariForDollar) / unit) * unit)
      : []
  return Math.min(Math.max(round.find((lari) => toDollars(lari) === amount) ?? price, 1), MAX_PRICE)
}
