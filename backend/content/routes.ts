import { Router } from 'express'
import type { Db } from '../db/pool'
import { CURRENCIES, USD } from '../dictionaries/terms'
import type { Locale } from '../dictionaries/words'
import { answering } from '../http/answering'
import { localeOf } from '../http/locale'
import { idsOf, queryOf, textOf } from '../http/query'
import type { ColumnSearch } from '../statements/columns/search'
import type { ReadText } from '../statements/read-text'
import { articleRoutes } from './articles/routes'
import { bannerRows } from './banners'
import { navigation } from './navigation'
import { searchCounts } from './search-counts'
import {
  type FooterGroupRow,
  type FooterLinkRow,
  listBadges,
  listCurrentRates,
  listFeatureFlags,
  listFooterGroups,
  listSisterSites,
} from './store'

/** The address of a search; others find no statements. */
const SEARCH = /^\/s(?:[/?]|$)/

/** `/footer`, `/config`, `/badges`, `/banners.json` and `/blogs`: what stands around the pages. Addresses are paths without a language. */
export function contentRoutes(db: Db, columns: ColumnSearch, readText: ReadText): Router {
  const router = Router().use(articleRoutes(db))
  const countOf = searchCounts(db, columns, readText)

  router.get(
    '/footer',
    answering(async (request) => {
      const locale = localeOf(request)
      const [groups, sisters] = await Promise.all([listFooterGroups(db), listSisterSites(db)])
      const area = (name: FooterGroupRow['area']) =>
        Promise.all(groups.filter((group) => group.area === name).map((group) => groupOf(group, locale)))
      const [top, bottom] = await Promise.all([area('top'), area('bottom')])
      return {
        top_footer: top,
        bottom_footer: bottom,
        sister_sites: sisters.map((site) => ({ title: site[`name_${locale}`], url: site.url })),
      }
    }),
  )

  router.get(
    '/config',
    answering(async (request) => {
      const locale = localeOf(request)
      const [rates, flags] = await Promise.all([listCurrentRates(db), listFeatureFlags(db)])
      const dollar = rates.find(({ currency_id }) => currency_id === USD)
      return {
        routes: await Promise.all(navigation(locale).map(withFindings)),
        currencies: CURRENCIES.map(({ id, key, symbol, iso, ...name }) => ({
          id,
          key,
          symbol,
          iso,
          display_name: name[locale],
        })),
        exchange_rate: dollar ? { from: 'USD', to: 'GEL', rate: dollar.gel, date: dollar.day } : null,
        feature_flags: flags,
      }
    }),
  )

  router.get(
    '/banners.json',
    answering(async (request) => bannerRows(localeOf(request))),
  )

  router.get(
    '/badges',
    answering(async (request) => {
      const locale = localeOf(request)
      const query = queryOf(request)
      const badges = await listBadges(
        db,
        textOf(query, 'badgeable_type') ?? 'services',
        idsOf(query, 'badgeable_ids'),
      )
      return badges.map((badge) => ({
        id: badge.id,
        badgeable_id: badge.badgeable_id,
        key: badge.key,
        badge_display_name: badge[`name_${locale}`],
        badge_description: badge[`description_${locale}`],
        badge_color: badge.color,
        badge_text_color: badge.text_color,
        badge_type: badge.type,
      }))
    }),
  )

  return router

  async function groupOf(group: FooterGroupRow, locale: Locale) {
    const links = Promise.all(group.links.map((link) => linkOf(link, locale)))
    return { id: group.id, ...(await linkOf(group, locale)), links: await links }
  }

  async function linkOf(link: FooterLinkRow, locale: Locale) {
    const { url } = link
    const statements_count = SEARCH.test(url) ? await countOf(url) : null
    return { title: link[`title_${locale}`], url, statements_count }
  }

  /** What would find nothing is not led to. */
  async function withFindings<Way extends { children: { url: string }[] }>(way: Way): Promise<Way> {
    const counts = await Promise.all(way.children.map(({ url }) => countOf(url)))
    return { ...way, children: way.children.filter((_, at) => counts[at] !== 0) }
  }
}
