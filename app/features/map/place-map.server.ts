import type { Language } from '../../i18n/languages'
import type { Parcel } from '../../upstream/map.server'
import { metroStations } from './base-map.server'
import { type BasePicture, drawBase } from './base-picture.server'
import { areaPath } from './shape'
import { boundsOf, metresBetween, type Place, projection, SEARCH_BOX, type View } from './view'

/** As wide as the body of a page on a desk; a phone shows the middle of it. */
const BOX = { width: 860, height: 376 }
/** Nearer, little would be seen of a map that has only streets that buses take. */
const ZOOM = 14.25
/** As far as people walk to the metro. */
const WALK_METRES = 1500
const MOST_STATIONS = 3

/** The surroundings of one place. */
export interface PlaceMapData {
  base: BasePicture
  /** Of the land, if it is known. */
  outline: string
  outlineIsExample: boolean
  /** The nearest stations and how far they are, in metres. */
  metro: { name: string; metres: number }[]
  /** What a search of the surroundings shows. */
  bounds: ReturnType<typeof boundsOf>
}

/** Draws the surroundings of a place, with the land around it. */
export function drawPlaceMap(place: Place, language: Language, parcel?: Parcel): PlaceMapData {
  const view: View = { centre: place, zoom: ZOOM, box: BOX }
  const [x, y] = [BOX.width / 2, BOX.height / 2]
  return {
    base: drawBase(view, language, [{ left: x - 26, top: y - 26, right: x + 26, bottom: y + 26 }]),
    outline: parcel ? areaPath(parcel.outline.map(projection(view)), BOX) : '',
    outlineIsExample: parcel?.isMadeUp ?? false,
    metro: stationsNear(place, language),
    bounds: boundsOf({ ...view, box: SEARCH_BOX }),
  }
}

/** Stations of two tracks under one square are told once, by the nearer one. */
function stationsNear(place: Place, language: Language): PlaceMapData['metro'] {
  const near = metroStations
    .map((station) => ({
      name: station.names[language].replace(/ \d$/, ''),
      metres: Math.round(metresBetween(place, station.place) / 50) * 50,
    }))
    .filter(({ metres }) => metres <= WALK_METRES)
    .sort((one, other) => one.metres - other.metres)
  return near
    .filter(({ name }, index) => near.findIndex((other) => other.name === name) === index)
    .slice(0, MOST_STATIONS)
}
