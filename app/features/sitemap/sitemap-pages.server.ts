import { articleHref } from '~/features/articles'
import { loadPricedPaths } from '~/features/asking-prices/index.server'
import { type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import { canonicalSearchUrls } from '~/features/search-filters/index.server'
import { serviceDefinitions } from '~/features/services'
import { statementUrl } from '~/features/statements'
import { type Language, languages, toLocalizedPath } from '~/i18n/languages'
import { ASKING_PRICES_PATH } from '~/page/asking-prices-href'
import type { SiteSettings } from '~/page/load-context.server'
import { QUALITY_PATH } from '~/page/quality-href'
import { RANKING_PATH } from '~/page/ranking-href'
import { TRUST_PATH } from '~/page/trust-href'
import type { Visitor } from '~/session/visitor.server'
import { articlePage } from '~/upstream/articles.server'
import { brokerPage, developerPage } from '~/upstream/companies.server'
import { statementFacets } from '~/upstream/facets.server'
import { type City, cities } from '~/upstream/locations.server'
import { projectPage } from '~/upstream/projects.server'
import { type PlaceChange, placeChanges, sitemapStatements } from '~/upstream/sitemap-statements.server'
import { toGeorgianDate } from '~contract/values/georgian-time'
import type { SitemapPage } from './format-sitemap'

/** Deals that people search together with a place name. */
const PLACE_DEAL_IDS = [1, 2, 7, 3]
/** Maximum number of pages: a file may list 50,000 URLs, and each page has one in every language. */
const MAX_PAGES = 16_000
const PAGE_SIZE = 50

const STATIC_PATHS = [
  '/',
  '/s',
  '/blog',
  '/chvens-shesaxeb',
  '/contact',
  '/terms',
  '/privacy',
  '/gamartivebuli-dzieba',
  '/gvitxari-ras-edzeb',
  '/brokerebi',
  '/developerebi',
  '/developerebi?activeTab=2',
  '/ai-estimate/accuracy',
]

const inEachLanguage = (path: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<Language, string>

type LoadPages = (visitor: Visitor, site: Pick<SiteSettings, 'hasOperatorApis'>) => Promise<SitemapPage[]>

/** Loaders of the sitemaps by name, except those of statements. */
export const sitemapLoaders: Readonly<Record<string, LoadPages>> = {
  pages: async (_visitor, { hasOperatorApis }) =>
    [
      ...STATIC_PATHS,
      ...serviceDefinitions.flatMap(({ landingPath }) => landingPath ?? []),
      ...(hasOperatorApis ? [] : [RANKING_PATH, TRUST_PATH, QUALITY_PATH, ASKING_PRICES_PATH]),
    ].map((path) => ({
      paths: inEachLanguage((language) => toLocalizedPath(path, language)),
    })),
  places: loadPlacePages,
  prices: async (visitor, { hasOperatorApis }) =>
    hasOperatorApis ? [] : (await loadPricedPaths(visitor)).map((paths) => ({ paths })),
  companies: loadCompanyPages,
  articles: loadArticlePages,
}

export async function loadStatementPages(visitor: Visitor, part: number): Promise<SitemapPage[]> {
  const { statements } = await visitor.call(sitemapStatements(part))
  return statements.map(({ id, slugs, middleSlugs, day }) => ({
    paths: inEachLanguage((language) =>
      statementUrl({ id, slug: slugs[language], middleSlug: middleSlugs[language] }, language),
    ),
    day,
  }))
}

/** Loads searches with well-known names that have results: a deal in a city or a neighbourhood. */
async function loadPlacePages(visitor: Visitor): Promise<SitemapPage[]> {
  const tree = await visitor.cachedCall(cities)
  const changes = (await visitor.optional('dates of places', visitor.call(placeChanges))) ?? []
  const searches: SearchFilters[] = []
  for (const deal of PLACE_DEAL_IDS) searches.push(...(await listPlaceSearches(visitor, tree, deal)))
  return searches.map((filters) => ({
    paths: canonicalSearchUrls(filters, { cities: tree }),
    day: findLastDay(changes, filters),
  }))
}

/** Returns the day of the last change among the results of a search for one deal in one place. */
function findLastDay(changes: readonly PlaceChange[], { lists }: SearchFilters): string | undefined {
  const isIn = (ids: readonly number[] | undefined, id: number | undefined) =>
    !ids || (id !== undefined && ids.includes(id))
  return changes
    .filter(
      ({ dealId, cityId, districtId, urbanId }) =>
        isIn(lists.deal_types, dealId) &&
        isIn(lists.cities, cityId) &&
        isIn(lists.districts, districtId) &&
        isIn(lists.urbans, urbanId),
    )
    .reduce<string | undefined>((last, { day }) => (last && last > day ? last : day), undefined)
}

/** Lists the searches for a deal in every place that has some; all places if they cannot be counted. */
async function listPlaceSearches(visitor: Visitor, tree: City[], deal: number): Promise<SearchFilters[]> {
  const inDeal = (place: SearchFilters['lists']) => ({
    lists: { ...place, deal_types: [deal] },
    ranges: {},
    flags: [],
    page: 1,
  })
  const count = (place: SearchFilters['lists']) =>
    visitor.optional('places of sitemap', visitor.call(statementFacets(toUpstreamParams(inDeal(place)))))
  const searches: SearchFilters[] = []
  const all = await count({})
  for (const { id, districts } of tree.filter((city) => hasResults(all?.cities, city.id))) {
    searches.push(inDeal({ cities: [id] }))
    if (districts.length === 0) continue
    const found = await count({ cities: [id] })
    for (const district of districts.filter((one) => hasResults(found?.districts, one.id)))
      searches.push(inDeal({ cities: [id], districts: [district.id] }))
    for (const urban of districts.flatMap(({ urbans }) => urbans))
      if (hasResults(found?.urbans, urban.id)) searches.push(inDeal({ cities: [id], urbans: [urban.id] }))
  }
  return searches
}

function hasResults(counts: Record<number, number> | undefined, id: number): boolean {
  return counts === undefined || (counts[id] ?? 0) > 0
}

async function loadCompanyPages(visitor: Visitor): Promise<SitemapPage[]> {
  const under = (folder: string) => (row: { key: string }) => ({
    paths: inEachLanguage((language) =>
      toLocalizedPath(`/${folder}/${encodeURIComponent(row.key)}`, language),
    ),
  })
  const [ofBrokers, ofDevelopers, ofProjects] = await Promise.all([
    loadAllRows((query) => visitor.call(brokerPage(query))),
    loadAllRows((query) => visitor.call(developerPage(query))),
    loadAllRows((query) => visitor.call(projectPage(query))),
  ])
  return [
    ...ofBrokers.map(under('br')),
    ...ofDevelopers.map(under('d')),
    ...ofProjects.map(under('proeqti')),
  ].slice(0, MAX_PAGES)
}

async function loadArticlePages(visitor: Visitor): Promise<SitemapPage[]> {
  const rows = await loadAllRows(async (query) => {
    const { articles: found, lastPage } = await visitor.call(
      articlePage(Number(query.get('page')), PAGE_SIZE),
    )
    return { rows: found, lastPage }
  })
  return rows.slice(0, MAX_PAGES).map(({ name, updatedAt }) => ({
    paths: inEachLanguage((language) => articleHref(name, language)),
    day: toGeorgianDate(updatedAt),
  }))
}

interface RowPage<Row> {
  rows: Row[]
  lastPage: number | undefined
}

async function loadAllRows<Row>(loadPage: (query: URLSearchParams) => Promise<RowPage<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; rows.length < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ page: String(page), per_page: String(PAGE_SIZE) })
    const rowPage = await loadPage(query)
    rows.push(...rowPage.rows)
    if (page >= (rowPage.lastPage ?? 1) || rowPage.rows.length === 0) break
  }
  return rows
}
