import { hasPromotedPlaces } from '~/features/ranking'
import { DEFAULT_SORT_ORDER, type SearchFilters, type SortOrder, sortOrders } from '~/features/search-filters'
import type { VipTier } from '~/upstream/statement-fields'
import type { RankedStatement } from '~/upstream/statement-ranking.server'
import type { StatementCard } from '~/upstream/statements.server'
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

/** Returns the order of a search, as our backend understands its filters. */
export function toOrder({ sort = DEFAULT_SORT_ORDER, lists }: SearchFilters): Order {
  return {
    sort,
    homesFirst: sort === DEFAULT_SORT_ORDER && !lists.real_estate_types?.length,
    hasPaidPlaces: hasPromotedPlaces(sort),
  }
}

/** Facts that decide on a place. */
interface PlaceFacts {
  isPromoted: boolean
  typeId: number
  /** Name of the paid tier. */
  tier: string | undefined
  tierUntil: Date | undefined
  isLowered: boolean
  confirmedAt: Date
  updatedAt: Date
  publishedAt: Date
  reducedAt: Date | undefined
  lari: number | undefined
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
    ...listReasons(toPlaceFacts(statement), order, now),
    ...(isTied ? [{ name: 'same_value' as const }] : []),
  ]
}

function toPlaceFacts(statement: RankedStatement): PlaceFacts {
  return {
    isPromoted: statement.is_promoted,
    typeId: statement.real_estate_type_id,
    tier: VIP_TIER_NAMES[statement.vip_tier],
    tierUntil: statement.vip_until === null ? undefined : new Date(statement.vip_until),
    isLowered: statement.is_lowered,
    confirmedAt: new Date(statement.confirmed_at),
    updatedAt: new Date(statement.last_updated),
    publishedAt: new Date(statement.created_at),
    reducedAt: statement.reduced_at === null ? undefined : new Date(statement.reduced_at),
    lari: statement.price_gel ?? undefined,
  }
}

const TIER_LEVELS: Readonly<Record<VipTier, number>> = { vip: 1, plus: 2, super: 3 }

/**
 * Lists the reasons that a card shows. The confirmation is left out, as the card shows it anyway. Times are
 * too coarse to find equal statements.
 */
export function listCardReasons(
  card: StatementCard,
  isPromoted: boolean,
  order: Order,
  now: Date,
): PlaceReason[] {
  const { typeId, vip, vipUntil, isLowered, updatedAt, reducedAt, price } = card
  const facts = {
    isPromoted,
    typeId,
    tier: vip && VIP_TIER_NAMES[TIER_LEVELS[vip]],
    tierUntil: vipUntil,
    isLowered,
    confirmedAt: card.confirmedAt ?? updatedAt,
    updatedAt,
    publishedAt: card.publishedAt ?? updatedAt,
    reducedAt,
    lari: price.gel?.total,
  }
  return listReasons(facts, order, now).filter(({ name }) => name !== 'confirmed')
}

function listReasons(facts: PlaceFacts, order: Order, now: Date): PlaceReason[] {
  return [
    ...listTierReasons(facts, order),
    ...(order.homesFirst && !isHome(facts.typeId) ? [{ name: 'other_kind' as const }] : []),
    ...listFieldReasons(facts, order, now),
  ]
}

function listTierReasons(
  { isPromoted, tier, tierUntil: until }: PlaceFacts,
  { hasPaidPlaces }: Order,
): PlaceReason[] {
  if (!tier) return []
  if (!hasPaidPlaces) return [{ name: 'unpaid_order', tier }]
  return [{ name: isPromoted ? 'paid_place' : 'waits_for_turn', tier, until }]
}

function listFieldReasons(facts: PlaceFacts, { sort }: Order, now: Date): PlaceReason[] {
  const { isLowered, reducedAt, lari } = facts
  const days = Math.max(0, daysBetween(facts.confirmedAt, now))
  switch (sortOrders[sort].order_by) {
    case 'price':
      return [lari === undefined ? { name: 'no_price' } : { name: 'price', lari }]
    case 'created_at':
      return [{ name: 'published', at: facts.publishedAt }]
    case 'reduced_at':
      return [reducedAt === undefined ? { name: 'never_reduced' } : { name: 'reduced', at: reducedAt }]
    default:
      return [
        ...(sort === 'date_desc' && isLowered ? [{ name: 'unconfirmed' as const, days }] : []),
        { name: 'updated', at: facts.updatedAt },
        ...(sort === 'date_desc' && !isLowered ? [{ name: 'confirmed' as const, days }] : []),
      ]
  }
}

const isHome = (typeId: number) => HOME_TYPE_IDS.includes(typeId)

/** Returns true if only their numbers decide between two statements. */
function isEqual(one: RankedStatement, other: RankedStatement, { sort, homesFirst }: Order): boolean {
  if (homesFirst && isHome(one.real_estate_type_id) !== isHome(other.real_estate_type_id)) return false
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
