import type { Visitor } from '~/session/visitor.server'
import { configuration } from '~/upstream/content.server'
import { convertShownPrices, isCurrencySwitched, SHOWN_PRICES_PARAM } from './shown-prices'

/**
 * Returns the parameters of a sent filter form without its shown prices, which are converted if their
 * currency was switched; undefined for other URLs.
 */
export async function readShownPrices(
  visitor: Visitor,
  searchParams: URLSearchParams,
): Promise<URLSearchParams | undefined> {
  if (!searchParams.has(SHOWN_PRICES_PARAM)) return undefined
  const config = isCurrencySwitched(searchParams)
    ? await visitor.optional('exchange rate', visitor.cachedCall(configuration))
    : undefined
  return convertShownPrices(searchParams, config?.exchangeRate?.rate)
}
