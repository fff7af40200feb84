import { redirect } from '@remix-run/node'
import type { HiddenFilter } from '~/features/favorites/index.server'
import {
  DEFAULT_VIEW,
  type DrawAreaLinks,
  fitBounds,
  fitBoundsWithMargin,
  getBounds,
  type MapView,
  viewOfBounds,
  type WalkingChoice,
} from '~/features/map'
import { capitalBounds, drawSearchMap, parsePressedCorner, type SearchMap } from '~/features/map/index.server'
import {
  type Bounds,
  type Corner,
  formatCorners,
  parseCorners,
  previewUrl,
  removeAreas,
  removeSecondArea,
  removeWalkingStarts,
  type SearchFilters,
  searchMapUrl,
  searchUrl,
  toSearchParams,
  type WalkingDraft,
  walkingAreaUrl,
} from '~/features/search-filters'
import type { Box } from '~/map/projection'
import type { Visitor } from '~/session/visitor.server'
import type { MetroStation } from '~/upstream/locations.server'
import { type MapData, mapData } from '~/upstream/map.server'
import { type Currency, DEFAULT_CURRENCY } from '~contract/currencies'
import { MAX_CORNERS, MIN_CORNERS } from '~contract/drawn-area'
import { TBILISI_ID } from '~contract/locations'
import { formatStationPlace } from './walking-area.server'

/** Zoom offset of clusters: phones scale the picture down, so clusters are grouped for touch. */
const CLUSTER_ZOOM_OFFSET = 0.5

const FIRST_WALKING_AREA: WalkingDraft = { minutes: 10, isSecond: false, isEither: false }

export type DraftCorners = readonly Corner[] | undefined

export interface SearchMapData {
  map: SearchMap
  /** URL of the whole city; undefined if shown already. */
  whole?: string
  draw: string
  drawing?: { corners: readonly Corner[]; links: DrawAreaLinks; hiddenFields: [string, string][] }
  /** URL for choosing the start of a walking area. */
  walking: string
  /** URL for choosing a second one; undefined without a first area. */
  secondWalking?: string
  walkingChoice?: WalkingChoice | undefined
}

/** Parses the corners; undefined unless an area is being drawn. */
export function parseDraftCorners(searchParams: URLSearchParams): DraftCorners {
  const text = searchParams.get('draw')
  return text === null ? undefined : (parseCorners(text) ?? [])
}

/** Turns a click on the map into a corner in the URL, so that going back removes it. */
export function redirectOnMapPress(
  searchParams: URLSearchParams,
  filters: SearchFilters,
  visitor: Visitor,
): void {
  const draftCorners = parseDraftCorners(searchParams)
  if (!draftCorners || !filters.bounds || draftCorners.length >= MAX_CORNERS) return
  const corner = parsePressedCorner(searchParams, fitBounds(filters.bounds))
  if (corner) throw redirect(searchMapUrl(filters, visitor.language, [...draftCorners, corner]))
}

interface SearchMapRequest {
  visitor: Visitor
  filters: SearchFilters
  drawing: DraftCorners
  /** Minutes and kind, while the start of a walking area is chosen. */
  walkingDraft?: WalkingDraft | undefined
  /** True if the form of a walking area was sent without a start. */
  lacksStart?: boolean
  stations?: readonly MetroStation[] | undefined
  currency: Currency | undefined
  hidden: HiddenFilter
  /** Size of the movable map that asks for its marks; undefined for a document. */
  liveSize: Box | undefined
  drawingVersion: string
  /** Id of the statement whose preview is open. */
  previewId: number | undefined
}

export async function loadSearchMap(mapRequest: SearchMapRequest): Promise<SearchMapData> {
  const { visitor, filters, drawing, walkingDraft, currency, hidden, liveSize, drawingVersion, previewId } =
    mapRequest
  const { language } = visitor
  const { bounds, area, walkingArea, secondArea, secondWalkingArea } = filters
  const firstPage: SearchFilters = { ...filters, page: 1 }
  const liveView = bounds && liveSize && viewOfBounds(bounds, liveSize)
  const { view, data } = await loadViewAndData(filters, (limits, zoom) => {
    const query = toSearchParams({ ...removeWalkingStarts(firstPage), ...(limits && { bounds: limits }) })
    const clusterZoom = liveView?.zoom ?? (zoom && zoom - CLUSTER_ZOOM_OFFSET)
    if (clusterZoom !== undefined) query.set('zoom', String(clusterZoom))
    return visitor.call(mapData(hidden.forCount(query)))
  })
  const mapUrlAt = (limits: Bounds) => {
    const search = { ...firstPage, bounds: limits }
    return walkingDraft
      ? walkingAreaUrl(search, language, walkingDraft)
      : searchMapUrl(search, language, drawing)
  }
  const urls = {
    view: mapUrlAt,
    list: (limits: Bounds) => searchUrl({ ...firstPage, bounds: limits }, language),
    preview: (id: number) => previewUrl(filters, language, id),
  }
  const map = drawSearchMap({
    view,
    liveView,
    data,
    bounds,
    areas: [area, secondArea].filter((each) => each !== undefined),
    starts: [walkingArea?.start, secondWalkingArea?.start].filter((each) => each !== undefined),
    drawing,
    language,
    to: urls,
    drawingVersion,
    previewId,
    currency: currency ?? DEFAULT_CURRENCY,
  })
  const whole = toWholeCity(firstPage)
  return {
    map,
    ...(whole && { whole: searchMapUrl(whole, language, drawing) }),
    draw: searchMapUrl({ ...firstPage, bounds: bounds ?? map.bounds }, language, []),
    walking: walkingAreaUrl({ ...firstPage, bounds: bounds ?? map.bounds }, language, FIRST_WALKING_AREA),
    ...(area && {
      secondWalking: walkingAreaUrl({ ...firstPage, bounds: bounds ?? map.bounds }, language, {
        ...FIRST_WALKING_AREA,
        isSecond: true,
      }),
    }),
    walkingChoice: walkingDraft && toWalkingChoice(firstPage, map.bounds, walkingDraft),
    ...(drawing && {
      drawing: {
        corners: drawing,
        links: drawLinks(firstPage, drawing),
        hiddenFields: listHiddenFields(firstPage, drawing, map.bounds),
      },
    }),
  }

  function toWalkingChoice(search: SearchFilters, shown: Bounds, draft: WalkingDraft): WalkingChoice {
    const others = draft.isSecond ? removeSecondArea(search) : removeAreas(search)
    const form = { ...others, bounds: search.bounds ?? shown }
    return {
      draft,
      lacksStart: mapRequest.lacksStart ?? false,
      stations: (mapRequest.stations ?? []).flatMap((station) => {
        const value = formatStationPlace(station)
        return value ? { value, label: station.name } : []
      }),
      hiddenFields: [...toSearchParams(form)],
      stop: searchMapUrl(form, language),
    }
  }

  function drawLinks(search: SearchFilters, corners: readonly Corner[]): DrawAreaLinks {
    const { bounds: _, ...unbound } = search
    return {
      ...(corners.length > 0 && {
        undo: searchMapUrl(search, language, corners.slice(0, -1)),
        clear: searchMapUrl(search, language, []),
      }),
      ...(corners.length >= MIN_CORNERS && {
        close: searchMapUrl({ ...removeAreas(unbound), area: [...corners] }, language),
      }),
      stop: searchMapUrl(search, language),
    }
  }
}

/** Lists hidden fields with the picture's bounds, to which a click is relative. */
function listHiddenFields(
  filters: SearchFilters,
  drawing: readonly Corner[],
  bounds: Bounds,
): [string, string][] {
  const hiddenFields = [...toSearchParams({ ...filters, bounds: filters.bounds ?? bounds })]
  return [...hiddenFields, ['draw', formatCorners(drawing)]]
}

type FetchMapData = (limits: Bounds | undefined, zoom?: number) => Promise<MapData>

/**
 * Returns the view of the URL's bounds, or of all results of a search with a place, or else the
 * specification's default view unless it has no results.
 */
async function loadViewAndData(
  filters: SearchFilters,
  fetchMapData: FetchMapData,
): Promise<{ view: MapView; data: MapData }> {
  const { bounds, area, secondArea = [] } = filters
  if (bounds) {
    const view = fitBounds(bounds)
    return { view, data: await fetchMapData(bounds, view.zoom) }
  }
  if (!area && !hasPlaceFilter(filters)) {
    const data = await fetchMapData(getBounds(DEFAULT_VIEW), DEFAULT_VIEW.zoom)
    if (data.total > 0) return { view: DEFAULT_VIEW, data }
  }
  const data = await fetchMapData(undefined)
  const around = area ? boundsAroundCorners([...area, ...secondArea]) : data.extent
  return { view: around ? fitBoundsWithMargin(around) : DEFAULT_VIEW, data }
}

const PLACE_LIST_NAMES = [
  'cities',
  'districts',
  'urbans',
  'grouped_streets',
  'street_id',
  'metro_minutes',
  'projects',
  'users',
  'ids',
] as const

/** Returns true if the search names a place, so that the view follows the results. */
function hasPlaceFilter({ q, lists }: SearchFilters): boolean {
  return q !== undefined || PLACE_LIST_NAMES.some((name) => lists[name])
}

function boundsAroundCorners(corners: readonly Corner[]): Bounds {
  const latitudes = corners.map(([latitude]) => latitude)
  const longitudes = corners.map(([, longitude]) => longitude)
  return {
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  }
}

function toWholeCity({ bounds, ...search }: SearchFilters): SearchFilters | undefined {
  const filters = removeAreas(search)
  const [city = TBILISI_ID] = filters.lists.cities ?? []
  if (city !== TBILISI_ID) return bounds && filters
  const isShown = bounds && JSON.stringify(bounds) === JSON.stringify(capitalBounds)
  return isShown ? undefined : { ...filters, bounds: capitalBounds }
}
