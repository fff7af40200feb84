import { siteRoutes } from '../fixtures/site-routes'
import { sampleMapQueries, sampleSearches, sampleTextSearches } from '../load/sample-searches'

/** Texts longer than anyone types, in words that no place has. */
const LONG_TEXTS = [
  'გამარჯობა მინდა ბინა საბურთალოზე ან ვაკეში ჭავჭავაძის გამზირთან ახლოს ორი საძინებლით და აივნით კარგი რემონტით',
  'Chavchvadze Sabutralo Vakee Glddani Samgri Isanii Digomii Vrea Mtatsmnda Nutsubidz Kazbgi Barnvi Aghmashnebeli',
  'Чавчвадзе Сабутрало Ваккке Глддани улца Барнва Казбги Нуцубидз Ваказл Мтацмнда Самгри Исани Дигми',
]

/** Lists paths of a guest, of all kinds in turn; the same for the same count. */
export function listPages(count: number, statementIds: readonly string[]): string[] {
  const languages = ['', '/en', '/ru']
  const searches = sampleSearches('event loop', count).map(
    ({ filters, order, page }) => `/s?${filters}&${order}&page=${page}`,
  )
  const texts = sampleTextSearches(count).map(({ filters, order }) => `/s?${filters}&${order}`)
  const longTexts = Array.from({ length: count }, (_, index) => {
    const text = LONG_TEXTS[index % LONG_TEXTS.length] ?? ''
    return `/s?q=${encodeURIComponent(`${text.slice(index % 9)} ${index}`)}`
  })
  const maps = sampleMapQueries('event loop', count).map((query) => {
    const params = new URLSearchParams(query)
    params.delete('zoom')
    return `/s/map?${params}`
  })
  const fixed = siteRoutes.map(({ path }) => path).filter((path) => !path.includes(':'))
  const files = [
    '/sitemaps/pages.xml',
    '/sitemaps/places.xml',
    '/sitemaps/companies.xml',
    '/sitemaps/statements-1.xml',
  ]
  const kinds = [
    searches,
    texts,
    longTexts,
    maps,
    statementIds.map((id) => `/statements/${id}`),
    [...fixed, ...files],
  ]
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? []
    const path = kind[Math.floor(index / kinds.length) % kind.length] ?? '/'
    const isFile = /^\/sitemaps|\.(csv|xml|atom|json)/.test(path)
    return `${isFile ? '' : languages[Math.floor(index / kinds.length) % languages.length]}${path}`
  })
}
