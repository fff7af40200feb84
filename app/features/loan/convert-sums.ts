import { CURRENCY_IDS } from '~contract/currencies'
import { convertSum } from '~contract/values/money'
import type { ListingPrices } from './calculation'
import type { EnteredSum, LoanScenario } from './scenario'
import { MAX_SUM } from './typed-values'

/**
 * Converts the sums shown in another currency than the chosen one. A sum typed together with the chosen
 * currency stays, and one that returns to its typed currency becomes the typed value again. A sum that cannot
 * be converted is invalid: it would count as another sum.
 */
export function convertSums(
  { pricedIn, unconverted = [], ...scenario }: LoanScenario,
  lariForDollar: number | undefined,
  listing: ListingPrices = {},
): LoanScenario {
  const { currency, price, own } = scenario
  if (pricedIn === undefined || currency === undefined) return scenario
  const { entered = {}, ...converted } = scenario
  const before = {
    price: toOrigin(entered.price, price, pricedIn),
    own: toOrigin(entered.own, own, pricedIn),
  }
  const kept: typeof entered = {}
  if (price !== undefined && !unconverted.includes('price')) {
    const inListing = listing[pricedIn] === price ? listing[currency] : undefined
    const inCurrency = inListing ?? convertOrigin(before.price, currency, lariForDollar)
    if (inCurrency !== undefined && inCurrency > 0 && inCurrency <= MAX_SUM) converted.price = inCurrency
    else {
      delete converted.price
      converted.invalidPrice = String(inCurrency ?? price)
    }
    keep('price')
  }
  if (own !== undefined && !unconverted.includes('own')) {
    const inCurrency = isReturning(before.own) ? before.own?.amount : convertOwn(own)
    if (inCurrency !== undefined && inCurrency <= MAX_SUM) converted.own = inCurrency
    else {
      delete converted.own
      converted.invalid = { ...converted.invalid, own: String(own) }
    }
    keep('own')
  }
  return Object.keys(kept).length > 0 ? { ...converted, entered: kept } : converted

  function isReturning(origin: Origin | undefined): boolean {
    return origin?.currency === currency
  }

  function keep(name: keyof typeof before): void {
    const origin = before[name]
    if (origin && isKnown(origin) && !isReturning(origin) && converted[name] !== undefined)
      kept[name] = origin
  }

  /**
   * Converts to the same share of the converted price, so that rounding does not go below a bank's minimum.
   */
  function convertOwn(sum: number): number | undefined {
    const isShare = price !== undefined && sum <= price && !unconverted.includes('price')
    if (!isShare) return convertOrigin(before.own, currency ?? 0, lariForDollar)
    const inCurrency = converted.price
    return inCurrency && Math.max(0, Math.ceil((sum / price) * inCurrency - ROUNDING_ERROR))
  }
}

interface Origin {
  amount: number
  currency: number
}

const ROUNDING_ERROR = 1e-6

function toOrigin(
  entered: EnteredSum | undefined,
  sum: number | undefined,
  currency: number,
): Origin | undefined {
  return entered ?? (sum === undefined ? undefined : { amount: sum, currency })
}

function isKnown(origin: Origin): origin is EnteredSum {
  return origin.currency === CURRENCY_IDS.gel || origin.currency === CURRENCY_IDS.usd
}

function convertOrigin(
  origin: Origin | undefined,
  currency: number,
  lariForDollar: number | undefined,
): number | undefined {
  return origin && convertSum(origin.amount, origin.currency, currency, lariForDollar)
}
