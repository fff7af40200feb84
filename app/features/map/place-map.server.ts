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

/** @param drawingVersion version of map pictures */
export function drawPlaceMap(
  place: GeoPoint,
  { language, drawingVersion }: { language: Language; drawingVersion: string },
  parcel?: Parcel,
): PlaceMapData {
  const view: MapView = { centre: place, zoom: PLACE_ZOOM, box: DRAWING_BOXES.place }
  return {
    ground: drawingUrl(drawingVersion, 'place', language, { ...view, marksBuilding: true }),
    outline: parcel ? areaPath(parcel.outline.map(createProjection(view)), view.box) : '',
    outlineIsExample: parcel?.isMadeUp ?? false,
    bounds: getBounds({ ...view, box: SEARCH_BOX }),
  }
}
