import type { LoaderFunctionArgs } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { listCompanySorts } from '~/features/companies'
import { DEFAULT_SORT_ORDER, sortOrderNames } from '~/features/search-filters'
import { serviceDefinitions } from '~/features/services'
import { MAX_VIP_ROW } from '~/features/statements'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import type { TextSectionMessages } from '~/ui/text-page'
import { statementParameters } from '~/upstream/dictionaries.server'
import { type CompanyType, POPULARITY_DAYS } from '~contract/companies'
import { HOME_TYPE_IDS, MAX_PROMOTED_PLACES } from '~contract/ranking'
import {
  hasPromotedPlaces,
  listOrderRules,
  type RankedOrder,
  RENEWAL_PAUSE_HOURS,
  SIMILAR_PRICE_PERCENT,
  TURN_HOURS,
  VIP_TIERS,
} from './rules'

type RankingTranslate = TFunction<['ranking', 'search', 'statement', 'home', 'companies', 'services']>

/**
 * Loads the orders in a visitor's language, without types of homes while the dictionaries are unavailable.
 */
export async function loadOrders(visitor: Visitor) {
  const [i18n, dictionaries] = await Promise.all([
    getI18n(visitor.language),
    visitor.optional('dictionaries', visitor.cachedCall(statementParameters)),
  ])
  const t: RankingTranslate = i18n.getFixedT(visitor.language, [
    'ranking',
    'search',
    'statement',
    'home',
    'companies',
    'services',
  ])
  const types = dictionaries?.real_estate_types.all ?? []
  const homes = types
    .filter(({ id }) => HOME_TYPE_IDS.includes(id))
    .map(({ id, name }) => ({ id, name: name.toLocaleLowerCase(visitor.language) }))
  const orders: RankedOrder[] = sortOrderNames.map((name) => ({
    name,
    label: t(`search:sorts.${name}`),
    isDefault: name === DEFAULT_SORT_ORDER,
    rules: listOrderRules(name).map((rule) => ({
      name: rule,
      text: t(`ranking:rules.${rule}`, { places: MAX_PROMOTED_PLACES }),
    })),
  }))
  return { t, homes, orders }
}

/** Section of the page; one named `orders` or `others` has a table of its own. */
type RankingSection = TextSectionMessages & { name: string }

/** @param t translations of `ranking` and the namespaces of other rules */
export function listTexts(t: RankingTranslate): {
  sections: RankingSection[]
  otherLists: { name: string; text: string }[]
} {
  const unpromoted = sortOrderNames.filter((sort) => !hasPromotedPlaces(sort))
  const values = {
    sort: t('search:sort'),
    default_order: t(`search:sorts.${DEFAULT_SORT_ORDER}`),
    unpromoted: unpromoted.map((sort) => t(`search:sorts.${sort}`)).join(', '),
    mark: t('statement:paid_place'),
    row: t('statement:vip_row'),
    row_size: MAX_VIP_ROW,
    places: MAX_PROMOTED_PLACES,
    tiers: VIP_TIERS.join(', '),
    turn: t('ranking:turn', { count: TURN_HOURS }),
    renewal_pause: t('ranking:renewal_pause', { count: RENEWAL_PAUSE_HOURS }),
    services: serviceDefinitions
      .filter(({ name }) => name !== 'vip')
      .map(({ name }) => t(`services:names.${name}`))
      .join(', '),
    vip: t('home:vip'),
    three_d: t('home:three_d'),
    newest: t('home:newest'),
    min: SIMILAR_PRICE_PERCENT.min,
    max: SIMILAR_PRICE_PERCENT.max,
    orders_of_brokers: formatCompanySorts('broker', t),
    orders_of_developers: formatCompanySorts('developer', t),
    days: POPULARITY_DAYS,
  }
  return {
    sections: t('ranking:sections', { ...values, returnObjects: true }),
    otherLists: t('ranking:lists', { ...values, returnObjects: true }),
  }
}

function formatCompanySorts(type: CompanyType, t: RankingTranslate): string {
  return listCompanySorts(type)
    .map((sort) => t(`companies:sorts.${sort}`))
    .join('; ')
}

export function requireOwnSearch({ context }: LoaderFunctionArgs): void {
  if (context.site.hasOperatorApis) throw notFound('errors.page_desc')
}
