import type { AppLoadContext } from '@remix-run/node'
import { describeSearch } from '~/features/search/index.server'
import type { SearchFilters } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import { metroStations } from '~/upstream/locations.server'

/** Returns a name of a search in the language of the visitor: its filters in words, if they can be loaded. */
export async function createSearchName(
  visitor: Visitor,
  { site }: AppLoadContext,
  filters: SearchFilters,
): Promise<string> {
  const { language } = visitor
  const [filterData, stations, i18n] = await Promise.all([
    visitor.optional('filter data', loadFilterData(visitor, site)),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'search-filters')
  return filterData
    ? describeSearch(filters, { ...filterData, metroStations: stations, language, t })
    : t('title')
}
