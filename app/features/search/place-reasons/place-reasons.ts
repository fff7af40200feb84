import { type SortOrder, sortOrders } from '~/features/search-filters'
import type { RankedStatement } from '~/upstream/statement-ranking.server'
import { HOME_TYPE_IDS, VIP_TIER_NAMES } from '~contract/ranking'
import { daysBetween } from '~contract/values/georgian-time'

/** Why a statement has its place, with its numbers. */
export type PlaceReason =
  | { name: 'paid_place' | 'waits_for_turn'; tier: string; until: Date | undefined }
  | { name: 'unpaid_order'; tier: string }
  | { name: 'other_kind' }
  | { name: 'unconfirmed'; days: number }
  | { name: 'confirmed'; days: number }
  | { name: 'updated' | 'published' | 'reduced'; at: Date }
  | { name: 'never_reduced' }
  | { name: 'price'; lari: number }
  | { name: 'no_price' }
  | { name: 'same_value' }

interface Order {
  sort: SortOrder
  homesFirst: boolean
  hasPaidPlaces: boolean
}

/**
 * Lists the reasons for a place, the most important first.
 * @param next the next statement outside the paid places, if the page shows one
 */
export function listPlaceReasons(
  statement: RankedStatement,
  next: RankedStatement | undefined,
  order: Order,
  now: Date,
): PlaceReason[] {
  const isTied = !statement.is_promoted && next !== undefined && isEqual(statement, next, order)
  return [
    ...listTierReasons(statement, order),
    ...(order.homesFirst && !isHome(statement) ? [{ name: 'other_kind' as const }] : []),
    ...listFieldReasons(statement, order, now),
    ...(isTied ? [{ name: 'same_value' as const }] : []),
  ]
}

function listTierReasons(statement: RankedStatement, { hasPaidPlaces }: Order): PlaceReason[] {
  const tier = VIP_TIER_NAMES[statement.vip_tier]
  if (!tier) return []
  if (!hasPaidPlaces) return [{ name: 'unpaid_order', tier }]
  const until = statement.vip_until === null ? undefined : new Date(statement.vip_until)
  return [{ name: statement.is_promoted ? 'paid_place' : 'waits_for_turn', tier, until }]
}

function listFieldReasons(statement: RankedStatement, { sort }: Order, now: Date): PlaceReason[] {
  const days = Math.max(0, daysBetween(new Date(statement.confirmed_at), now))
  switch (sortOrders[sort].order_by) {
    case 'price':
      return [
        statement.price_gel === null ? { name: 'no_price' } : { name: 'price', lari: statement.price_gel },
      ]
    case 'created_at':
      return [{ name: 'published', at: new Date(statement.created_at) }]
    case 'reduced_at':
      return [
        statement.reduced_at === null
          ? { name: 'never_reduced' }
          : { name: 'reduced', at: new Date(statement.reduced_at) },
      ]
    default:
      return [
        ...(sort === 'date_desc' && statement.is_lowered ? [{ name: 'unconfirmed' as const, days }] : []),
        { name: 'updated', at: new Date(statement.last_updated) },
        ...(sort === 'date_desc' && !statement.is_lowered ? [{ name: 'confirmed' as const, days }] : []),
      ]
  }
}

const isHome = (statement: RankedStatement) => HOME_TYPE_IDS.includes(statement.real_estate_type_id)

/** Returns true if only their numbers decide between two statements. */
function isEqual(one: RankedStatement, other: RankedStatement, { sort, homesFirst }: Order): boolean {
  if (homesFirst && isHome(one) !== isHome(other)) return false
  switch (sortOrders[sort].order_by) {
    case 'price':
      return one.price_gel === other.price_gel
    case 'created_at':
      return one.created_at === other.created_at
    case 'reduced_at':
      return one.reduced_at === other.reduced_at
    default:
      return (
        one.last_updated === other.last_updated &&
        (sort !== 'date_desc' || one.is_lowered === other.is_lowered)
      )
  }
}
