import type { ExpressionSpecification, GeoJSONSource, Map as GlMap, LayerSpecification } from 'maplibre-gl'
import type { Corner } from '~/features/search-filters'

export interface ShownAreas {
  area: readonly Corner[] | undefined
  /** Start of a walking area. */
  start: Corner | undefined
  secondArea: readonly Corner[] | undefined
  secondStart: Corner | undefined
  /** Corners of the area being drawn. */
  draft: readonly Corner[] | undefined
}

const SOURCE = 'areas'

/** Adds the areas to a loaded style, or updates them. */
export function updateAreas(map: GlMap, areas: ShownAreas): void {
  const data = toFeatures(areas)
  const source = map.getSource<GeoJSONSource>(SOURCE)
  if (source) {
    source.setData(data)
    return
  }
  map.addSource(SOURCE, { type: 'geojson', data })
  const colours = getComputedStyle(document.documentElement)
  const [pine, paper] = ['--pine', '--paper'].map((name) => colours.getPropertyValue(name).trim())
  for (const layer of areaLayers(pine ?? '', paper ?? '')) map.addLayer(layer)
}

function toFeatures({ area, start, secondArea, secondStart, draft }: ShownAreas): GeoJSON.FeatureCollection {
  const features: GeoJSON.Feature[] = []
  const add = (kind: string, geometry: GeoJSON.Geometry) =>
    features.push({ type: 'Feature', properties: { kind }, geometry })
  for (const each of [area, secondArea])
    if (each) add('area', { type: 'Polygon', coordinates: [toRing(each)] })
  for (const each of [start, secondStart])
    if (each) add('corner', { type: 'Point', coordinates: toPosition(each) })
  if (draft && draft.length > 1) add('area', { type: 'Polygon', coordinates: [toRing(draft)] })
  for (const corner of draft ?? []) add('corner', { type: 'Point', coordinates: toPosition(corner) })
  return { type: 'FeatureCollection', features }
}

const toPosition = ([latitude, longitude]: Corner) => [longitude, latitude]

function toRing(corners: readonly Corner[]) {
  return [...corners, ...corners.slice(0, 1)].map(toPosition)
}

function areaLayers(colour: string, paper: string): LayerSpecification[] {
  const isKind = (kind: string) => ({
    source: SOURCE,
    filter: ['==', ['get', 'kind'], kind] as ExpressionSpecification,
  })
  return [
    { ...isKind('area'), id: 'area', type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': 0.13 } },
    { ...isKind('area'), id: 'area-edge', type: 'line', paint: { 'line-color': colour, 'line-width': 2.5 } },
    {
      ...isKind('corner'),
      id: 'corners',
      type: 'circle',
      paint: {
        'circle-radius': 5,
        'circle-color': paper,
        'circle-stroke-color': colour,
        'circle-stroke-width': 3,
      },
    },
  ]
}
