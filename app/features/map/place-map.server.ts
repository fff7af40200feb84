import type { Language } from '~/i18n/languages'
import type { Parcel } from '~/upstream/map.server'
import { metroStations } from './base-map.server'
import { type BaseMapDrawing, drawBaseMap } from './base-map-drawing.server'
import {
  createProjection,
  type GeoPoint,
  getBounds,
  type MapView,
  metresBetween,
  SEARCH_BOX,
} from './map-view'
import { areaPath } from './svg-paths'

const PLACE_MAP_BOX = { width: 860, height: 376 }
/** Nearer, the base map has too few streets. */
const PLACE_ZOOM = 14.25
/** Walking distance to the metro. */
const MAX_WALKING_METRES = 1500
const MAX_STATIONS = 3

export interface PlaceMapData {
  base: BaseMapDrawing
  outline: string
  outlineIsExample: boolean
  /** The nearest stations, with distances in metres. */
  metro: { name: string; metres: number }[]
  /** The bounds of a search around the place. */
  bounds: ReturnType<typeof getBounds>
}

export function drawPlaceMap(place: GeoPoint, language: Language, parcel?: Parcel): PlaceMapData {
  const view: MapView = { centre: place, zoom: PLACE_ZOOM, box: PLACE_MAP_BOX }
  const [x, y] = [PLACE_MAP_BOX.width / 2, PLACE_MAP_BOX.height / 2]
  return {
    base: drawBaseMap(view, language, [{ left: x - 26, top: y - 26, right: x + 26, bottom: y + 26 }]),
    outline: parcel ? areaPath(parcel.outline.map(createProjection(view)), PLACE_MAP_BOX) : '',
    outlineIsExample: parcel?.isMadeUp ?? false,
    metro: listNearbyStations(place, language),
    bounds: getBounds({ ...view, box: SEARCH_BOX }),
  }
}

/** Stations of two tracks under one square count once, with the nearer distance. */
function listNearbyStations(place: GeoPoint, language: Language): PlaceMapData['metro'] {
  const near = metroStations
    .map((station) => ({
      name: station.names[language].replace(/ \d$/, ''),
      metres: Math.round(metresBetween(place, station.place) / 50) * 50,
    }))
    .filter(({ metres }) => metres <= MAX_WALKING_METRES)
    .sort((one, other) => one.metres - other.metres)
  return near
    .filter(({ name }, index) => near.findIndex((other) => other.name === name) === index)
    .slice(0, MAX_STATIONS)
}
