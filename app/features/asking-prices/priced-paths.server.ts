import type { Language } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import { latestAskingPrices } from '~/upstream/asking-prices.server'
import { cities } from '~/upstream/locations.server'
import { FLAT_TYPE_ID, MONTHLY_RENT_DEAL_ID, SALE_DEAL_ID } from '~contract/statements'
import { listPaths } from './requested-kind.server'

/** Deals that people search together with a place name. */
const LISTED_DEAL_IDS = [SALE_DEAL_ID, MONTHLY_RENT_DEAL_ID]

/** Loads the pages of flats that have a median in the latest month. */
export async function loadPricedPaths(visitor: Visitor): Promise<Record<Language, string>[]> {
  const [places, ...latest] = await Promise.all([
    visitor.cachedCall(cities),
    ...LISTED_DEAL_IDS.map((dealId) => visitor.call(latestAskingPrices({ dealId, typeId: FLAT_TYPE_ID }))),
  ])
  return latest.flatMap((month, index) => {
    const dealId = LISTED_DEAL_IDS[index] ?? SALE_DEAL_ID
    const priced = month?.neighbourhoods.filter(({ quartiles }) => quartiles) ?? []
    return priced.map(({ urbanId }) => listPaths({ dealId, typeId: FLAT_TYPE_ID, urbanId }, places))
  })
}
