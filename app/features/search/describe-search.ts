import type { IdListName, SearchFilters } from '~/features/search-filters'
import { buildFilterChips, type FilterLabelContext } from './filters/filter-chips'
import { formatSearchHeading } from './search-heading'

const MAX_DESCRIBED_FILTERS = 2

/**
 * Describes a search in one line, with its heading and further filters: "Apartments for sale in Vake, 3 rooms
 * +1".
 */
export function describeSearch(filters: SearchFilters, names: FilterLabelContext): string {
  const { dictionaries, cities, metroStations, t } = names
  const heading = formatSearchHeading(filters, dictionaries, cities, t, metroStations)
  const rest = buildFilterChips(filters, names).filter(({ kind }) => !kind || !isInHeading(kind, filters))
  const shown = rest.slice(0, MAX_DESCRIBED_FILTERS).map(({ label }) => label)
  const hiddenCount = rest.length - shown.length
  const description = [...(heading === t('title') && shown.length > 0 ? [] : [heading]), ...shown].join(', ')
  return hiddenCount > 0 ? `${description} +${hiddenCount}` : description
}

/**
 * Returns true if the heading contains the filter: a single deal or type, and the smallest places, which
 * imply their city.
 */
function isInHeading(kind: IdListName, { lists }: SearchFilters): boolean {
  const single = lists[kind]?.length === 1
  if (kind === 'urbans') return true
  if (kind === 'districts') return single || !lists.urbans
  if (kind === 'cities') return single || !(lists.urbans ?? lists.districts)
  return single && ['deal_types', 'real_estate_types', 'metro_minutes'].includes(kind)
}
