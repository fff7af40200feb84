import type { Language } from '~/i18n/languages'
import { DRAWING_BOXES, drawingUrl } from '~/map/drawing-url'
import { areaPath } from '~/map/svg-path'
import type { Parcel } from '~/upstream/map.server'
import { createProjection, type GeoPoint, getBounds, type MapView, SEARCH_BOX } from './map-view'

/** Zoom at which the building is at least as wide as its marker. */
const PLACE_ZOOM = 16.5

export interface PlaceMapData {
  /** URL of the base map. */
  ground: string
  outline: string
  outlineIsExample: boolean
  /** Bounds of a search around the place. */
  bounds: ReturnType<typeof getBounds>
}

/** Zoom at which a place without known streets shows the next village or road. */
const COUNTRYSIDE_ZOOM = 12.5

/**
 * @param drawingVersion version of map pictures
 * @param isCountryside true for a place without known streets near by, where a close map would be blank
 */
export function drawPlaceMap(
  place: GeoPoint,
  {
    language,
    drawingVersion,
    isCountryside = false,
  }: { language: Language; drawingVersion: string; isCountryside?: boolean },
  parcel?: Parcel,
): PlaceMapData {
  const view: MapView = {
    centre: place,
    zoom: isCountryside ? COUNTRYSIDE_ZOOM : PLACE_ZOOM,
    box: DRAWING_BOXES.place,
  }
  return {
    ground: drawingUrl(drawingVersion, 'place', language, { ...view, marksBuilding: !isCountryside }),
    outline: parcel ? areaPath(parcel.outline.map(createProjection(view)), view.box) : '',
    outlineIsExample: parcel?.isMadeUp ?? false,
    bounds: getBounds({ ...view, box: SEARCH_BOX }),
  }
}
