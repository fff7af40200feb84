import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { Corner } from '~/features/search-filters'

export function areaSource(area: readonly Corner[]): GeoJSONSourceSpecification {
  const corners = area.map(([latitude, longitude]) => [longitude, latitude])
  const coordinates = [[...corners, ...corners.slice(0, 1)]]
  return { type: 'geojson', data: { type: 'Polygon', coordinates } }
}

export function areaLayers(colour: string): LayerSpecification[] {
  const common = { source: 'area' }
  return [
    { ...common, id: 'area', type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': 0.13 } },
    { ...common, id: 'area-edge', type: 'line', paint: { 'line-color': colour, 'line-width': 2.5 } },
  ]
}
