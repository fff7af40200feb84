import type { IdListName, SearchFilters } from '~/features/search-filters'
import { buildFilterChips, type FilterLabelContext } from './filter-chips'
import { formatSearchHeading } from './search-heading'

const MAX_DESCRIBED_FILTERS = 2

/** A search in one line: its heading and further filters, "Apartments for sale in Vake, 3 rooms +1". */
export function describeSearch(filters: SearchFilters, names: FilterLabelContext): string {
  const { dictionaries, cities, metroStations, t } = names
  const heading = formatSearchHeading(filters, dictionaries, cities, t, metroStations)
  const rest = buildFilterChips(filters, names).filter(({ kind }) => !kind || !isInHeading(kind, filters))
  const shown = rest.slice(0, MAX_DESCRIBED_FILTERS).map(({ label }) => label)
  const hiddenCount = rest.length - shown.length
  const description = [...(heading === t('title') && shown.length > 0 ? [] : [heading]), ...shown].join(', ')
  return hiddenCount > 0 ? `${description} +${hiddenCount}` : description
}

/** Headings contain the deal and the type, each when only one is chosen, and the smallest places, whose city goes without saying. */
function isInHeading(kind: IdListName, { lists }: SearchFilters): boolean {
  const single = lists[kind]?.length === 1
  if (kind === 'urbans') return true
  if (kind === 'districts') return single || !lists.urbans
  if (kind === 'cities') return single || !(lists.urbans ?? lists.districts)
  return single && ['deal_types', 'real_estate_types', 'metro_minutes'].includes(kind)
}
