import type { Visitor } from '../../http/visitor.server'
import { isoDay } from '../../i18n/format'
import { type Language, languages, localizedPath } from '../../i18n/languages'
import { statementAddresses } from '../../upstream/addresses.server'
import { articles } from '../../upstream/articles.server'
import { brokers, developers } from '../../upstream/companies.server'
import { cities } from '../../upstream/locations.server'
import { projectList } from '../../upstream/projects.server'
import { articleAddress } from '../articles'
import { shortcut } from '../criteria'
import { statementAddress } from '../statements'
import type { SitemapPage } from './xml'

/** Deals that people look for in a place by its name. */
const DEALS = [1, 2, 7, 3]
/** A file may name 50,000 addresses, and each page is three of them. */
const MOST_PAGES = 16_000
const PER_CALL = 50

/** Screens that are always there. */
const SCREENS = [
  '/',
  '/s',
  '/blog',
  '/chvens-shesaxeb',
  '/contact',
  '/gamartivebuli-dzieba',
  '/gvitxari-ras-edzeb',
  '/brokerebi',
  '/developerebi',
  '/developerebi?activeTab=2',
  '/VIP',
  '/3d-turi',
  '/photo-tour',
  '/shefaseba',
  '/check-real-estate',
  '/booking-service',
  '/facebook',
  '/ai-estimate/accuracy',
]

const inEach = (path: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<Language, string>

/** The sitemaps besides those of statements, by name. */
export const smallParts: Readonly<Record<string, (visitor: Visitor) => Promise<SitemapPage[]>>> = {
  pages: async () => SCREENS.map((path) => ({ paths: inEach((language) => localizedPath(path, language)) })),
  places: placePages,
  companies: companyPages,
  articles: articlePages,
}

/** A part of the statements, by their numbers. */
export async function statementPages(visitor: Visitor, part: number): Promise<SitemapPage[]> {
  const { statements } = await visitor.call(statementAddresses(part))
  return statements.map(({ id, slugs, middleSlugs, day }) => ({
    paths: inEach((language) =>
      statementAddress({ id, slug: slugs[language], middleSlug: middleSlugs[language] }, language),
    ),
    day,
  }))
}

/** Searches that have a place of their own in people's minds: a deal in a city or a neighbourhood. */
async function placePages(visitor: Visitor): Promise<SitemapPage[]> {
  const tree = await visitor.reference(cities)
  const lists = tree.flatMap((city) => [
    { cities: [city.id] },
    ...city.districts.flatMap((district) => [
      { cities: [city.id], districts: [district.id] },
      ...district.urbans.map((urban) => ({ cities: [city.id], urbans: [urban.id] })),
    ]),
  ])
  return lists.flatMap((place) =>
    DEALS.map((deal) => ({
      paths: inEach((language) => shortcut({ lists: { ...place, deal_types: [deal] } }, language)),
    })),
  )
}

async function companyPages(visitor: Visitor): Promise<SitemapPage[]> {
  const under = (folder: string) => (row: { key: string }) => ({
    paths: inEach((language) => localizedPath(`/${folder}/${encodeURIComponent(row.key)}`, language)),
  })
  const [ofBrokers, ofDevelopers, ofProjects] = await Promise.all([
    all((query) => visitor.call(brokers(query))),
    all((query) => visitor.call(developers(query))),
    all((query) => visitor.call(projectList(query))),
  ])
  return [
    ...ofBrokers.map(under('br')),
    ...ofDevelopers.map(under('d')),
    ...ofProjects.map(under('proeqti')),
  ].slice(0, MOST_PAGES)
}

async function articlePages(visitor: Visitor): Promise<SitemapPage[]> {
  const rows = await all(async (query) => {
    const { articles: found, lastPage } = await visitor.call(articles(Number(query.get('page')), PER_CALL))
    return { rows: found, lastPage }
  })
  return rows.slice(0, MOST_PAGES).map(({ name, updatedAt }) => ({
    paths: inEach((language) => articleAddress(name, language)),
    day: isoDay(updatedAt),
  }))
}

interface Rows<Row> {
  rows: Row[]
  lastPage: number | undefined
}

/** Every row of a list that comes page by page. */
async function all<Row>(ask: (query: URLSearchParams) => Promise<Rows<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; rows.length < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ page: String(page), per_page: String(PER_CALL) })
    const answer = await ask(query)
    rows.push(...answer.rows)
    if (page >= (answer.lastPage ?? 1) || answer.rows.length === 0) break
  }
  return rows
}
