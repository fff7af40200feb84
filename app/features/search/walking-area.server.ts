import { redirect } from '@remix-run/node'
import { fitBounds } from '~/features/map'
import { parsePressedCorner } from '~/features/map/index.server'
import {
  formatCorners,
  parseCorners,
  parseWalkingMinutes,
  type SearchFilters,
  toCorner,
  type WalkingArea,
} from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { geocodePoint } from '~/upstream/geocoding.server'
import type { MetroStation } from '~/upstream/locations.server'
import { walkingArea } from '~/upstream/walking-area.server'
import type { WalkingStart } from './filters/filter-chips'

export interface WalkingAreaResult {
  /** Filters without a failed area. */
  filters: SearchFilters
  /** Reason for a missing area: no known paths there, or a failure. */
  problem?: 'unknown' | 'failed'
}

/**
 * Resolves the area of a search, or of a place chosen on the map.
 * @throws {Response} the redirect to the search with its area
 */
export async function resolveWalkingArea(
  searchParams: URLSearchParams,
  filters: SearchFilters,
  visitor: Visitor,
  toUrl: (filters: SearchFilters, language: Visitor['language']) => string,
): Promise<WalkingAreaResult> {
  const { walkingArea: requested, bounds: _, ...rest } = filters
  if (requested && filters.area) return { filters }
  const wanted = requested ?? parseChosenArea(searchParams, filters)
  if (!wanted) return { filters }
  const [latitude, longitude] = wanted.start
  const answer = await visitor.optional(
    'walking area',
    visitor.call(walkingArea({ latitude, longitude }, wanted.minutes)).then((text) => ({ text })),
  )
  const area = parseCorners(answer?.text ?? null)
  if (area) throw redirect(toUrl({ ...rest, page: 1, area, walkingArea: wanted }, visitor.language))
  return { filters: { ...filters, walkingArea: undefined }, problem: answer ? 'unknown' : 'failed' }
}

/** Parses an area chosen by a click on the map, or by a station. */
function parseChosenArea(searchParams: URLSearchParams, { bounds }: SearchFilters): WalkingArea | undefined {
  const minutes = parseWalkingMinutes(searchParams.get('walking_area'))
  if (!minutes) return undefined
  const pressed = bounds && parsePressedCorner(searchParams, fitBounds(bounds))
  const [chosen] = parseCorners(searchParams.get('walking_from')) ?? []
  const start = pressed ?? chosen
  return start && { minutes, start }
}

/** Loads the name of the walk's start; undefined without a walking area, and without a known street. */
export async function loadWalkingStart(
  visitor: Visitor,
  { walkingArea }: SearchFilters,
  stations: readonly MetroStation[] = [],
): Promise<WalkingStart | undefined> {
  if (!walkingArea) return undefined
  const station = stations.find((one) => formatStationPlace(one) === formatCorners([walkingArea.start]))
  if (station) return { name: station.name, isStation: true }
  const [latitude, longitude] = walkingArea.start
  const point = geocodePoint({ latitude, longitude })
  const found = await visitor.optional('where walks begin', visitor.call(point))
  if (!found?.street) return undefined
  return { name: [found.street, found.houseNumber].filter(Boolean).join(' '), isStation: false }
}

/** Formats the start as forms send it; undefined if the upstream has no coordinates. */
export function formatStationPlace({ place }: MetroStation): string | undefined {
  return place && formatCorners([toCorner(place.latitude, place.longitude)])
}
