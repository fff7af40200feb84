import { redirect } from '@remix-run/node'
import type { DocumentMarkup } from '../../http/document-markup'
import type { Visitor } from '../../http/visitor.server'
import type { Currency } from '../../upstream/currencies'
import { type MapData, mapData } from '../../upstream/map.server'
import {
  addressQuery,
  type Bounds,
  type Corner,
  type Criteria,
  LEAST_CORNERS,
  MOST_CORNERS,
  mapAddress,
  readCorners,
  searchAddress,
  writeArea,
} from '../criteria'
import type { LeftOut } from '../favorites/index.server'
import { boundsOf, DEFAULT_VIEW, type DrawLinks, MAP_GROUND, roomyViewOf, type View, viewOf } from '../map'
import {
  capitalBounds,
  drawSearchMap,
  groundMarkup,
  pressedCorner,
  type SearchMap,
} from '../map/index.server'
import { statementAddress } from '../statements'

/** Circles are grouped for a finger on a phone, which shows the picture smaller than it is drawn. */
const COARSER = 0.5

export type Drawing = readonly Corner[] | undefined

/** A search on the map, and where its tools lead. */
export interface MapPart {
  map: SearchMap
  /** Limits the search to what the picture shows; none when it is already. */
  here?: string
  /** The whole city; none when it is what is shown. */
  whole?: string
  /** Begins to draw an area. */
  draw: string
  drawing?: { links: DrawLinks; kept: [string, string][] }
}

/** Whether an address asks for the map. */
export function asksForMap(query: URLSearchParams): boolean {
  return query.get('view') === 'map'
}

/** The corners of an area that is being drawn; undefined when none is. */
export function drawingIn(query: URLSearchParams): Drawing {
  const text = query.get('draw')
  return text === null ? undefined : (readCorners(text) ?? [])
}

/** A press on the map becomes a corner in a clean address, so that going back takes it away. */
export function takePress(query: URLSearchParams, criteria: Criteria, visitor: Visitor): void {
  const drawing = drawingIn(query)
  if (!drawing || !criteria.bounds || drawing.length >= MOST_CORNERS) return
  const corner = pressedCorner(query, viewOf(criteria.bounds))
  if (corner) throw redirect(mapAddress(criteria, visitor.language, [...drawing, corner]))
}

interface Asked {
  visitor: Visitor
  criteria: Criteria
  drawing: Drawing
  currency: Currency | undefined
  hidden: LeftOut
  markup: DocumentMarkup
}

/** Draws a search on the map. */
export async function mapPart(asked: Asked): Promise<MapPart> {
  const { visitor, criteria, drawing, currency, hidden, markup } = asked
  const { language } = visitor
  const { bounds, area } = criteria
  const first: Criteria = { ...criteria, page: 1 }
  const { view, data } = await viewAndData(criteria, (limits, zoom) => {
    const query = addressQuery({ ...first, ...(limits && { bounds: limits }) })
    if (zoom !== undefined) query.set('zoom', String(zoom - COARSER))
    return visitor.call(mapData(hidden.count(query)))
  })
  const at = (limits: Bounds) => mapAddress({ ...first, bounds: limits }, language, drawing)
  const to = {
    view: at,
    list: (limits: Bounds) => searchAddress({ ...first, bounds: limits }, language),
    statement: (pin: MapData['pins'][number]) => statementAddress(pin, language),
  }
  const map = drawSearchMap({
    view,
    data,
    bounds,
    area,
    drawing,
    language,
    to,
    currency: currency ?? 'usd',
  })
  markup.set(MAP_GROUND, () => groundMarkup(view, map.marks, language))
  const whole = wholeCity(first)
  return {
    map,
    ...(!bounds && !area && { here: at(map.bounds) }),
    ...(whole && { whole: mapAddress(whole, language, drawing) }),
    draw: mapAddress({ ...first, bounds: bounds ?? map.bounds }, language, []),
    ...(drawing && {
      drawing: { links: drawLinks(first, drawing), kept: keptFields(first, drawing, map.bounds) },
    }),
  }

  function drawLinks(search: Criteria, corners: readonly Corner[]): DrawLinks {
    const { bounds: _, ...unbound } = search
    return {
      ...(corners.length > 0 && {
        undo: mapAddress(search, language, corners.slice(0, -1)),
        clear: mapAddress(search, language, []),
      }),
      ...(corners.length >= LEAST_CORNERS && {
        close: mapAddress({ ...unbound, area: [...corners] }, language),
      }),
      stop: mapAddress(search, language),
    }
  }
}

/** The picture's bounds must stand in the address: a press means a place in that picture. */
function keptFields(criteria: Criteria, drawing: readonly Corner[], bounds: Bounds): [string, string][] {
  const kept = [...addressQuery({ ...criteria, bounds: criteria.bounds ?? bounds })]
  return [...kept, ['view', 'map'], ['draw', writeArea(drawing)]]
}

type Ask = (limits: Bounds | undefined, zoom?: number) => Promise<MapData>

/**
 * What the picture shows. With bounds those; with a place in the search, everything that it finds; else the
 * specification's default view, unless all that is found lies elsewhere.
 */
async function viewAndData(criteria: Criteria, ask: Ask): Promise<{ view: View; data: MapData }> {
  const { bounds, area } = criteria
  if (bounds) {
    const view = viewOf(bounds)
    return { view, data: await ask(bounds, view.zoom) }
  }
  if (!area && !isPlaced(criteria)) {
    const data = await ask(boundsOf(DEFAULT_VIEW), DEFAULT_VIEW.zoom)
    if (data.total > 0) return { view: DEFAULT_VIEW, data }
  }
  const data = await ask(undefined)
  const around = area ? boundsAround(area) : data.extent
  return { view: around ? roomyViewOf(around) : DEFAULT_VIEW, data }
}

const PLACES = [
  'cities',
  'districts',
  'urbans',
  'grouped_streets',
  'street_id',
  'projects',
  'users',
  'ids',
] as const

/** Whether a search is for somewhere, so that the map need not guess where to look. */
function isPlaced({ q, lists }: Criteria): boolean {
  return q !== undefined || PLACES.some((name) => lists[name])
}

function boundsAround(corners: readonly Corner[]): Bounds {
  const latitudes = corners.map(([latitude]) => latitude)
  const longitudes = corners.map(([, longitude]) => longitude)
  return {
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  }
}

const CAPITAL = 1

/** The capital as a whole; of another city everything that is found. */
function wholeCity({ bounds, area: _, ...criteria }: Criteria): Criteria | undefined {
  const [city = CAPITAL] = criteria.lists.cities ?? []
  if (city !== CAPITAL) return bounds && criteria
  const isShown = bounds && JSON.stringify(bounds) === JSON.stringify(capitalBounds)
  return isShown ? undefined : { ...criteria, bounds: capitalBounds }
}
