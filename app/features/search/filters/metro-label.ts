import type { TFunction } from 'i18next'
import type { SearchFilters } from '~/features/search-filters'
import type { Entry } from '~/upstream/dictionaries.server'

/** Formats "within 10 minutes’ walk of Rustaveli metro"; undefined for a search without metro. */
export function describeMetro(
  { lists }: SearchFilters,
  { metroStations = [], t }: { metroStations: Entry[] | undefined; t: TFunction<'search-filters'> },
): string | undefined {
  const [count] = lists.metro_minutes ?? []
  if (count === undefined) return undefined
  const { metro_stations: ids = [] } = lists
  if (ids.length === 0) return t('metro.any', { count })
  const names = ids.map((id) => metroStations.find((station) => station.id === id)?.name ?? `№ ${id}`)
  return t('metro.station', { count, station: names.join(', ') })
}
