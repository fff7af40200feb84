import { redirect } from '@remix-run/node'
import { fitBounds } from '~/features/map'
import { parsePressedCorner } from '~/features/map/index.server'
import {
  type Corner,
  formatCorners,
  parseCorners,
  parseWalkingArea,
  parseWalkingMinutes,
  removeAreas,
  removeFirstArea,
  removeSecondArea,
  type SearchFilters,
  toCorner,
  type WalkingArea,
  type WalkingDraft,
} from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { geocodePoint } from '~/upstream/geocoding.server'
import type { MetroStation } from '~/upstream/locations.server'
import { walkingArea } from '~/upstream/walking-area.server'
import { EITHER_AREA } from '~contract/drawn-area'
import type { WalkingStart } from './filters/filter-chips'

export interface WalkingAreaResult {
  /** Filters without a failed area. */
  filters: SearchFilters
  /** Reason for a missing area: no known paths there, or a failure. */
  problem?: 'unknown' | 'failed'
}

/**
 * Resolves the areas of a search, or of a place chosen on the map.
 * @throws {Response} the redirect to the search with its areas
 */
export async function resolveWalkingAreas(
  searchParams: URLSearchParams,
  filters: SearchFilters,
  visitor: Visitor,
  toUrl: (filters: SearchFilters, language: Visitor['language']) => string,
): Promise<WalkingAreaResult> {
  const wanted = addChosenArea(searchParams, filters)
  const [first, second] = await Promise.all([
    wanted.area ? undefined : findCorners(wanted.walkingArea, visitor),
    wanted.secondArea ? undefined : findCorners(wanted.secondWalkingArea, visitor),
  ])
  if (!first && !second) return { filters }
  const { bounds: _, ...resolved } = {
    ...wanted,
    ...(first?.area && { area: first.area }),
    ...(second?.area && { secondArea: second.area }),
  }
  const problem = first?.problem ?? second?.problem
  if (problem) {
    const withSecond = second?.problem ? removeSecondArea(resolved) : resolved
    const found = first?.problem ? removeFirstArea(withSecond) : withSecond
    return { filters: { ...found, ...(filters.bounds && { bounds: filters.bounds }) }, problem }
  }
  const url = toUrl({ ...resolved, page: 1 }, visitor.language)
  throw redirect(keepUnreadSecondArea(url, searchParams))
}

/** Keeps a second area that cannot be parsed in the URL, so that the page reports it. */
function keepUnreadSecondArea(url: string, searchParams: URLSearchParams): string {
  const text = searchParams.get('second_walking_area') ?? ''
  const isRead = parseWalkingMinutes(text) ?? parseWalkingArea(text)
  if (text === '' || isRead) return url
  return `${url}&${new URLSearchParams({ second_walking_area: text })}`
}

/** Finds the corners of a walking area; undefined without one. */
async function findCorners(
  walking: WalkingArea | undefined,
  visitor: Visitor,
): Promise<{ area?: Corner[]; problem?: 'unknown' | 'failed' } | undefined> {
  if (!walking) return undefined
  const [latitude, longitude] = walking.start
  const answer = await visitor.optional(
    'walking area',
    visitor.call(walkingArea({ latitude, longitude }, walking.minutes)).then((text) => ({ text })),
  )
  const area = parseCorners(answer?.text ?? null)
  return area ? { area } : { problem: answer ? 'unknown' : 'failed' }
}

/** Adds an area chosen by a click on the map, or by a station. */
function addChosenArea(searchParams: URLSearchParams, filters: SearchFilters): SearchFilters {
  const draft = parseWalkingDraft(searchParams, filters)
  const start = draft && parseChosenStart(searchParams, filters)
  if (!start) return filters
  const chosen = { minutes: draft.minutes, start }
  if (!draft.isSecond) return { ...removeAreas(filters), walkingArea: chosen }
  const first = removeSecondArea(filters)
  return { ...first, secondWalkingArea: chosen, ...(draft.isEither && { areas: EITHER_AREA }) }
}

/** Parses the minutes of an area whose start is being chosen. A second one needs a first. */
export function parseWalkingDraft(
  searchParams: URLSearchParams,
  { area }: SearchFilters,
): WalkingDraft | undefined {
  const second = parseWalkingMinutes(searchParams.get('second_walking_area'))
  const minutes = second ?? parseWalkingMinutes(searchParams.get('walking_area'))
  const isSecond = second !== undefined && area !== undefined
  return minutes && { minutes, isSecond, isEither: searchParams.get('areas') === EITHER_AREA }
}

/** True if the form of a walking area was sent without a start. */
export function lacksChosenStart(searchParams: URLSearchParams, filters: SearchFilters): boolean {
  return searchParams.has('walking_from') && parseChosenStart(searchParams, filters) === undefined
}

function parseChosenStart(searchParams: URLSearchParams, { bounds }: SearchFilters): Corner | undefined {
  const pressed = bounds && parsePressedCorner(searchParams, fitBounds(bounds))
  return pressed ?? parseCorners(searchParams.get('walking_from'))?.[0]
}

/** Loads the name of the walk's start; undefined without a walking area, and without a known street. */
export async function loadWalkingStart(
  visitor: Visitor,
  walkingArea: WalkingArea | undefined,
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
