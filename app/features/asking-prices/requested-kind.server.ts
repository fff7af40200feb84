import { redirect } from '@remix-run/node'
import { parseSearchFilters } from '~/features/search-filters'
import { canonicalSearchUrls, parseSearchPath, withPathFilters } from '~/features/search-filters/index.server'
import { notFound } from '~/http/error-responses.server'
import { type Language, languages, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { ASKING_PRICES_PATH } from '~/page/asking-prices-href'
import type { City } from '~/upstream/locations.server'
import { DAILY_RENT_DEAL_ID, FLAT_TYPE_ID, SALE_DEAL_ID } from '~contract/statements'

/** Deal, type and neighbourhood of a page. */
export interface PricedKind {
  dealId: number
  typeId: number
  /** Undefined: all neighbourhoods. */
  urbanId: number | undefined
}

/** Search of the same statements. */
export function toFilters({ dealId, typeId, urbanId }: PricedKind) {
  return {
    lists: {
      deal_types: [dealId],
      real_estate_types: [typeId],
      ...(urbanId !== undefined && { urbans: [urbanId] }),
    },
    ranges: {},
    flags: [],
    page: 1,
  }
}

/** Returns the readable paths, with the words of a search: `/prices/for-sale-apartment/tbilisi/…/vake`. */
export function listPaths(kind: PricedKind, cities: City[]): Record<Language, string> {
  const isDefault = kind.dealId === SALE_DEAL_ID && kind.typeId === FLAT_TYPE_ID && !kind.urbanId
  const searches = canonicalSearchUrls(toFilters(kind), { cities })
  return Object.fromEntries(
    languages.map((language) => {
      const rest = isDefault ? '' : withoutLanguagePrefix(searches[language]).slice('/s'.length)
      return [language, toLocalizedPath(`${ASKING_PRICES_PATH}${rest}`, language)]
    }),
  ) as Record<Language, string>
}

/**
 * Parses the kind of a URL, from words of the path or from the parameters of a form.
 * @throws Response 404 for unknown words, a redirect to the readable URL
 */
export async function readPricedKind(
  { pathname, searchParams }: URL,
  { cities, language }: { cities: City[]; language: Language },
): Promise<PricedKind & { paths: Record<Language, string> }> {
  const words = withoutLanguagePrefix(pathname).split('/').slice(2).map(decodeURIComponent).filter(Boolean)
  const path = await parseSearchPath(words, cities, async () => undefined)
  if (path.unknownWords.length > 0) throw notFound('errors.page_desc')
  const { lists } = parseSearchFilters(withPathFilters(searchParams, path))
  const [dealId = SALE_DEAL_ID] = lists.deal_types ?? []
  const [typeId = FLAT_TYPE_ID] = lists.real_estate_types ?? []
  const [urbanId] = lists.urbans ?? []
  const isPlaceKnown = urbanId === undefined || hasNeighbourhood(cities, urbanId)
  if (dealId === DAILY_RENT_DEAL_ID || !isPlaceKnown) throw notFound('errors.page_desc')
  const kind = { dealId, typeId, urbanId }
  const paths = listPaths(kind, cities)
  const hasParams = ['deal_types', 'real_estate_types', 'urbans'].some((name) => searchParams.has(name))
  if (hasParams || decodeURIComponent(pathname) !== decodeURIComponent(paths[language]))
    throw redirect(paths[language], 301)
  return { ...kind, paths }
}

function hasNeighbourhood(cities: City[], urbanId: number): boolean {
  return cities.some(({ districts }) =>
    districts.some(({ urbans }) => urbans.some(({ id }) => id === urbanId)),
  )
}
