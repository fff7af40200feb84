import type { SearchFilters } from './search-filters'

/** Filters that limit a search to areas. */
type AreaFilters = 'area' | 'walkingArea' | 'secondArea' | 'secondWalkingArea' | 'areas'

/** Removes both areas. */
export function removeAreas<Filters extends Partial<SearchFilters>>({
  area: _area,
  walkingArea: _walkingArea,
  secondArea: _secondArea,
  secondWalkingArea: _secondWalkingArea,
  areas: _areas,
  ...filters
}: Filters): Omit<Filters, AreaFilters> {
  return filters
}

/** Removes the first area; a second one takes its place. */
export function removeFirstArea(filters: SearchFilters): SearchFilters {
  const { secondArea: area, secondWalkingArea: walkingArea } = filters
  return { ...removeAreas(filters), ...(area && { area }), ...(walkingArea && { walkingArea }) }
}

export function removeSecondArea({
  secondArea: _secondArea,
  secondWalkingArea: _secondWalkingArea,
  areas: _areas,
  ...filters
}: SearchFilters): SearchFilters {
  return filters
}
