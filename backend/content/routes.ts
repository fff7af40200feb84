import type { Router } from 'express'
import { CURRENCIES, USD } from '~backend/dictionaries/deal-terms'
import { listCurrentExchangeRates } from '~backend/exchange-rates/store'
import type { Db } from '~backend/platform/db/pool'
import { joinRoutes } from '~backend/platform/http/join-routes'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { Locale } from '~backend/platform/localized-text'
import type { DescribePicture } from '~backend/platform/pictures'
import type { SearchEngine } from '~backend/search/search'
import type { ParseSearchText } from '~backend/search/search-text'
import { contentEndpoints } from '~contract/endpoints/content'
import { articleRoutes } from './articles/routes'
import { listBanners } from './banners'
import { listNavigation } from './navigation'
import { createSearchCounter } from './search-counter'
import {
  type FooterGroupRow,
  type FooterLinkRow,
  listBadges,
  listFeatureFlags,
  listFooterGroups,
  listSisterSites,
} from './store'

/** Search URLs. Other links have no statement count. */
const SEARCH_URL = /^\/s(?:[/?]|$)/

type ContentDependencies = {
  search: SearchEngine
  parseSearchText: ParseSearchText
  describePicture: DescribePicture
}

export function contentRoutes(
  db: Db,
  { search, parseSearchText, describePicture }: ContentDependencies,
): Router {
  const router = joinRoutes(articleRoutes(db, describePicture))
  const countSearch = createSearchCounter(search, parseSearchText)

  mountEndpoint(router, contentEndpoints.footer, async ({ locale }) => {
    const [groups, sisterSites] = await Promise.all([listFooterGroups(db), listSisterSites(db)])
    const area = (name: FooterGroupRow['area']) =>
      Promise.all(
        groups.filter((group) => group.area === name).map((group) => toFooterGroupJson(group, locale)),
      )
    const [top, bottom] = await Promise.all([area('top'), area('bottom')])
    return {
      top_footer: top,
      bottom_footer: bottom,
      sister_sites: sisterSites.map((site) => ({
        title: site[`name_${locale}`],
        url: site.url,
        logo: site.logo,
      })),
    }
  })

  mountEndpoint(router, contentEndpoints.configuration, async ({ locale }) => {
    const [rates, flags, menu] = await Promise.all([
      listCurrentExchangeRates(db),
      listFeatureFlags(db),
      listNavigation(db, locale),
    ])
    const dollar = rates.find(({ currency_id }) => currency_id === USD)
    return {
      routes: await Promise.all(menu.map(removeEmptyLinks)),
      currencies: CURRENCIES.map(({ id, key, symbol, iso, ...name }) => ({
        id,
        key,
        symbol,
        iso,
        display_name: name[locale],
      })),
      exchange_rate: dollar
        ? { from: 'USD', to: 'GEL', rate: dollar.gel, date: dollar.day, source: dollar.source }
        : null,
      feature_flags: flags,
    }
  })

  mountEndpoint(router, contentEndpoints.banners, async ({ locale }) => listBanners(db, locale))

  mountEndpoint(router, contentEndpoints.badges, async ({ query, locale }) => {
    const badges = await listBadges(db, query.badgeable_type ?? 'services', query.badgeable_ids)
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
  })

  return router

  async function toFooterGroupJson(group: FooterGroupRow, locale: Locale) {
    const links = Promise.all(group.links.map((link) => toFooterLinkJson(link, locale)))
    return { id: group.id, ...(await toFooterLinkJson(group, locale)), links: await links }
  }

  async function toFooterLinkJson(link: FooterLinkRow, locale: Locale) {
    const { url } = link
    const statements_count = SEARCH_URL.test(url) ? await countSearch(url) : null
    return { title: link[`title_${locale}`], url, statements_count }
  }

  /** Removes links to empty searches. */
  async function removeEmptyLinks<Way extends { children: { url: string }[] }>(entry: Way): Promise<Way> {
    const counts = await Promise.all(
      entry.children.map(({ url }) => (SEARCH_URL.test(url) ? countSearch(url) : null)),
    )
    return { ...entry, children: entry.children.filter((_, at) => counts[at] !== 0) }
  }
}
