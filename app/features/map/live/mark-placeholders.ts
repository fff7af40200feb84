import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import type { DrawnMark } from '../search-map.server'

/** The source and the layer of it. */
export const MARK_PLACEHOLDERS = 'mark-room'

/** Marks stand above the map, which does not know of them: letters that nobody sees keep names away from them. */
export function markPlaceholderLayer(fonts: string[]): LayerSpecification {
  return {
    id: MARK_PLACEHOLDERS,
    type: 'symbol',
    source: MARK_PLACEHOLDERS,
    layout: {
      'text-field': ['get', 'letters'],
      'text-font': fonts,
      'text-size': 36,
      'text-offset': ['get', 'offset'],
      'text-allow-overlap': true,
      'text-padding': 0,
    },
    paint: { 'text-opacity': 0 },
  }
}

/** A circle is about as wide as a letter, a price as two, above its place. */
export function toPlaceholderFeatures(marks: readonly DrawnMark[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: marks.map(({ where, pin }) => ({
      type: 'Feature',
      properties: pin ? { letters: 'MM', offset: [0, -0.5] } : { letters: 'M', offset: [0, 0] },
      geometry: { type: 'Point', coordinates: [where.longitude, where.latitude] },
    })),
  }
}
