import type { Position } from 'geojson'
import type { GeoJSONSource, Map as GlMap, LayerSpecification } from 'maplibre-gl'
import { isInRing } from '~/map/is-in-ring'
import type { GeoPoint } from '../map-view'
import type { GetColour } from './layer-parts'

export const MARKED_BUILDING = 'marked-building'
export const BUILDINGS = 'buildings'

export function markedBuildingLayers(colour: GetColour): LayerSpecification[] {
  return [
    {
      id: MARKED_BUILDING,
      type: 'fill',
      source: MARKED_BUILDING,
      paint: { 'fill-color': colour('marked') },
    },
    {
      id: `${MARKED_BUILDING}-edge`,
      type: 'line',
      source: MARKED_BUILDING,
      paint: { 'line-color': colour('marked-edge'), 'line-width': 1.5 },
    },
  ]
}

/** Finds one building; all buildings of a tile may be one feature. */
export function findBuildingAround(
  place: Position,
  features: readonly Pick<GeoJSON.Feature, 'geometry'>[],
): Position[][] | undefined {
  const polygons = features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates
    return geometry.type === 'Polygon' ? [geometry.coordinates] : []
  })
  return polygons.find(([outer = []]) => isInRing(place, outer))
}

/** Marks the building at a place wherever the map shows buildings; returns a function that stops. */
export function markBuilding(map: GlMap, { longitude, latitude }: GeoPoint): () => void {
  let shown = ''
  const show = (features: GeoJSON.Feature[]) => {
    // Another `idle` event follows each change of the map.
    const latest = JSON.stringify(features)
    if (latest === shown) return
    shown = latest
    map.getSource<GeoJSONSource>(MARKED_BUILDING)?.setData({ type: 'FeatureCollection', features })
  }
  const update = () => {
    // An operator's style may lack this layer.
    if (!map.getLayer(BUILDINGS)) return
    const found = map.queryRenderedFeatures(map.project([longitude, latitude]), { layers: [BUILDINGS] })
    const coordinates = findBuildingAround([longitude, latitude], found)
    show(coordinates ? [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } }] : [])
  }
  map.on('idle', update)
  update()
  return () => {
    map.off('idle', update)
    show([])
  }
}
