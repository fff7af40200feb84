import { DEFAULT_SORT_ORDER, sortOrderNames, sortOrders } from '~/features/search-filters'
import { MAX_VIP_ROW } from '~/features/statements'
import type { Language } from '~/i18n/languages'
import { POPULARITY_DAYS } from '~contract/companies'
import { MAX_PROMOTED_PLACES, PROMOTION_TURN_MS, SIMILAR_PRICE_RATIO } from '~contract/ranking'
import { RENEWAL_PAUSE_MS } from '~contract/statements'
import { hasPromotedPlaces, RANKING_RULES_DATE, type RankedOrder, VIP_TIERS } from './rules'

export const RANKING_JSON_PATH = '/ranking.json'

interface RankingTexts {
  language: Language
  /** URL of the page with the same content. */
  page: string
  homes: { id: number; name: string }[]
  orders: RankedOrder[]
}

/**
 * Builds the JSON. Rules are listed most important first: each applies between statements that are equal by
 * all before it.
 */
export function toRankingJson({ language, page, homes, orders }: RankingTexts) {
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
      tiers: VIP_TIERS,
      turn_seconds: PROMOTION_TURN_MS / 1_000,
      orders: sortOrderNames.filter(hasPromotedPlaces),
      max_in_row: MAX_VIP_ROW,
    },
    renewal_pause_seconds: RENEWAL_PAUSE_MS / 1_000,
    similar_statements: { price_ratio: SIMILAR_PRICE_RATIO },
    companies: { popularity_days: POPULARITY_DAYS },
  }
}
