import { DEFAULT_SORT_ORDER, type SortOrder, sortOrderNames, sortOrders } from '~/features/search-filters'
import { MAX_VIP_ROW } from '~/features/statements'
import type { Language } from '~/i18n/languages'
import type { RankedStatement, StatementRanking } from '~/upstream/statement-ranking.server'
import { POPULARITY_DAYS } from '~contract/companies'
import { UNCONFIRMED_STEPS } from '~contract/freshness'
import {
  HOME_TYPE_IDS,
  MAX_PROMOTED_PLACES,
  PROMOTED_PLACES,
  PROMOTION_ROTATION,
  PROMOTION_TURN_MS,
  SIMILAR_PRICE_RATIO,
  VIP_TIER_NAMES,
} from '~contract/ranking'
import { RENEWAL_PAUSE_MS } from '~contract/statements'
import { hasPromotedPlaces, RANKING_RULES_DATE, type RankedOrder, VIP_TIERS } from './rules'

interface RankingTexts {
  language: Language
  /** URL of the page with the same content. */
  page: string
  homes: { id: number; name: string }[]
  orders: RankedOrder[]
}

/** Places of a search, with what decides on them. */
export interface RankedSearch extends Omit<StatementRanking, 'statements'> {
  /** URLs of the results and of the page that explains their order. */
  page: string
  reasons_page: string
  filters: Record<string, string>
  /** Names of parameters with values that the search ignores. */
  ignored: string[]
  order: SortOrder
  order_by: string
  sequence: string
  /** URL of the document with the following places. */
  next: string | undefined
  statements: (RankedStatement & { url: string })[]
}

/**
 * Builds the JSON. Rules are listed most important first: each applies between statements that are equal by
 * all before it.
 */
export function toRankingJson({ language, page, homes, orders }: RankingTexts, search: RankedSearch) {
  return {
    updated: RANKING_RULES_DATE,
    language,
    page,
    default_order: DEFAULT_SORT_ORDER,
    orders: orders.map(({ name, label, rules }) => ({
      name,
      label,
      order_by: sortOrders[name].order_by,
      sequence: sortOrders[name].sequence,
      rules,
    })),
    homes,
    paid_places: {
      max: MAX_PROMOTED_PLACES,
      page: 1,
      places: PROMOTED_PLACES.map((place) => place + 1),
      tiers: VIP_TIERS,
      turn_seconds: PROMOTION_TURN_MS / 1_000,
      // The lowest (id + offset) * multiplier mod modulus of a tier have their turn.
      rotation: PROMOTION_ROTATION,
      orders: sortOrderNames.filter(hasPromotedPlaces),
      max_in_row: MAX_VIP_ROW,
    },
    unconfirmed_days: Object.fromEntries(UNCONFIRMED_STEPS.map(({ name, afterDays }) => [name, afterDays])),
    renewal_pause_seconds: RENEWAL_PAUSE_MS / 1_000,
    similar_statements: { price_ratio: SIMILAR_PRICE_RATIO },
    companies: { popularity_days: POPULARITY_DAYS },
    search: toSearchJson(search),
  }
}

function toSearchJson({ homesFirst, promotion, total, next, statements, ...search }: RankedSearch) {
  return {
    ...search,
    homes_first: homesFirst,
    found: total,
    promotion: promotion
      ? {
          found: promotion.promotedCount,
          homes_first: promotion.homesFirst,
          turn_ends: promotion.turnEndsAt.toISOString(),
          multiplier: promotion.multiplier,
        }
      : null,
    statements: statements.map(toStatementJson),
    next: next ?? null,
  }
}

function toStatementJson(statement: RankedSearch['statements'][number]) {
  return {
    place: statement.place,
    id: statement.id,
    url: statement.url,
    is_in_paid_place: statement.is_promoted,
    tier: VIP_TIER_NAMES[statement.vip_tier] ?? null,
    tier_until: statement.vip_until,
    is_home: HOME_TYPE_IDS.includes(statement.real_estate_type_id),
    updated: statement.last_updated,
    published: statement.created_at,
    confirmed: statement.confirmed_at,
    is_unconfirmed: statement.is_lowered,
    reduced: statement.reduced_at,
    price_gel: statement.price_gel,
    home: statement.home_group_id,
  }
}
