import { CURRENCY_IDS, type Currency } from '~contract/currencies'
import { type DraftValues, isApplicable, parseDraftNumber } from '~contract/statement-drafts'
import { DAILY_RENT_DEAL_ID, HECTARE_ID, NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'

/** Returns the price per m², in whole units; undefined if that is not usual for the deal. */
export function findSquarePrice(values: DraftValues): { amount: number; currency: Currency } | undefined {
  const price = parseDraftNumber('price', values.price)
  const area = parseDraftNumber('area', values.area)
  const isByArea =
    Number(values.deal_type_id) !== DAILY_RENT_DEAL_ID &&
    Number(values.price_type_id) !== NEGOTIABLE_PRICE_TYPE_ID &&
    !(isApplicable('area_type_id', values) && Number(values.area_type_id) === HECTARE_ID)
  if (!isByArea || price === undefined || area === undefined) return undefined
  const currency = Number(values.currency_id) === CURRENCY_IDS.gel ? 'gel' : 'usd'
  return { amount: Math.round(price / area), currency }
}
