import { DEAL_TYPES, DEAL_TYPES_BY_REAL_ESTATE } from '~backend/dictionaries/deal-types'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import type { Locale } from '~backend/platform/localized-text'

const LAND_LEASE_DEAL_ID = 10

/** Of services are badges, too; ids of services are below 100. */
const ENTRY_IDS_PER_DEAL = 100

export function listNavigation(locale: Locale) {
  return DEAL_TYPES.filter(({ id }) => id !== LAND_LEASE_DEAL_ID).map((deal) => ({
    id: deal.id * ENTRY_IDS_PER_DEAL,
    key: deal.key,
    title: deal[locale],
    url: `/s?deal_types=${deal.id}`,
    children: REAL_ESTATE_TYPES.filter(({ id }) => DEAL_TYPES_BY_REAL_ESTATE[id]?.includes(deal.id)).map(
      (type) => ({
        id: deal.id * ENTRY_IDS_PER_DEAL + type.id,
        key: type.key,
        title: type.plural[locale],
        url: `/s?deal_types=${deal.id}&real_estate_types=${type.id}`,
      }),
    ),
  }))
}
