import type { FeatureCollection } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import type { DrawnMark } from '../search-map.server'

export const MARK_PLACEHOLDERS = 'mark-room'

/** Returns a layer of invisible labels that keep the map's own labels away from the markers above it. */
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

/** Returns placeholder labels: a circle takes about one letter, a price two. */
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
