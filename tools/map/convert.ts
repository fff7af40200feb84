import type { LandKind, Names, StreetKind, TileLayers } from '../../app/map/tile-schema'
import { fromLocalName, type StreetNames } from './names'
import type { SourceFeature } from './source-tiles'
import { SHAPE, type TileFeature } from './tile-features'

type SourceLayers = Record<string, SourceFeature[]>

const LAND_KINDS: Readonly<Record<string, LandKind>> = {
  wood: 'wood',
  grass: 'grass',
  farmland: 'farm',
  sand: 'sand',
  ice: 'ice',
  wetland: 'wetland',
  residential: 'residential',
  industrial: 'industry',
  railway: 'industry',
  commercial: 'industry',
  retail: 'industry',
  military: 'industry',
  school: 'campus',
  kindergarten: 'campus',
  university: 'campus',
  college: 'campus',
  hospital: 'campus',
  cemetery: 'cemetery',
  pitch: 'pitch',
  playground: 'pitch',
  stadium: 'pitch',
  zoo: 'park',
  theme_park: 'park',
}
const PARK_SUBCLASSES = new Set(['park', 'garden', 'recreation_ground'])

const STREET_KINDS: Readonly<Record<string, StreetKind>> = {
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'minor',
  service: 'service',
  track: 'track',
  path: 'path',
  pedestrian: 'pedestrian',
}

/** Lowest tile zoom of each kind of street; drawn earlier, they would be a blur. */
const MIN_ZOOMS: Readonly<Partial<Record<StreetKind, number>>> = {
  secondary: 9,
  tertiary: 11,
  minor: 12,
  pedestrian: 13,
  service: 14,
  track: 14,
  path: 14,
  steps: 14,
}

export function isShownAt(kind: StreetKind, zoom: number): boolean {
  return zoom >= (MIN_ZOOMS[kind] ?? 0)
}

type Tags<Layer extends keyof TileLayers> = TileLayers[Layer]

function toFeature<Layer extends keyof TileLayers>(
  layer: Layer,
  tags: Tags<Layer>,
  { type, parts }: Pick<SourceFeature, 'type' | 'parts'>,
): TileFeature {
  return { layer, shape: type as TileFeature['shape'], tags: tags as TileFeature['tags'], parts }
}

/** Converts areas, waters, buildings and borders; at every zoom a tile has its own source tile. */
export function convertGround(source: SourceLayers, zoom: number): TileFeature[] {
  const { landcover = [], landuse = [], water = [], waterway = [], building = [], boundary = [] } = source
  const land = [...landcover, ...landuse].flatMap((feature) => {
    const { class: kind, subclass } = feature.properties
    const ours = PARK_SUBCLASSES.has(String(subclass)) ? 'park' : LAND_KINDS[String(kind)]
    return ours && feature.type === SHAPE.area ? [toFeature('land', { kind: ours }, feature)] : []
  })
  return [
    ...land,
    ...water.flatMap((feature) =>
      feature.type === SHAPE.area ? [toFeature('water', { kind: 'lake' }, feature)] : [],
    ),
    ...waterway.flatMap((feature) => convertWaterway(feature, zoom)),
    ...(zoom >= 14 ? building : []).map((feature) => toFeature('building', {}, feature)),
    ...boundary.flatMap((feature) => {
      const level = Number(feature.properties.admin_level)
      if (level !== 2 && (level !== 4 || zoom < 6)) return []
      return [toFeature('boundary', { kind: level === 2 ? 'country' : 'region' }, feature)]
    }),
    ...(source.aeroway ?? []).flatMap((feature) => convertAeroway(feature)),
  ]
}

function convertWaterway(feature: SourceFeature, zoom: number): TileFeature[] {
  const { class: kind, brunnel, 'name:latin': name } = feature.properties
  if (brunnel === 'tunnel' || feature.type !== SHAPE.line) return []
  if (kind !== 'river') return zoom >= 13 ? [toFeature('waterway', { kind: 'stream' }, feature)] : []
  const names = zoom >= 12 && name ? fromLocalName(String(name)) : {}
  return [toFeature('waterway', { kind: 'river', ...names }, feature)]
}

function convertAeroway(feature: SourceFeature): TileFeature[] {
  const kind = feature.properties.class
  if (feature.type === SHAPE.area && (kind === 'aerodrome' || kind === 'apron'))
    return [toFeature('land', { kind: 'airport' }, feature)]
  if (feature.type === SHAPE.line && (kind === 'runway' || kind === 'taxiway'))
    return [toFeature('runway', {}, feature)]
  return []
}

/** @param streetNames given only at zooms that show names */
export function convertStreets(
  source: SourceLayers,
  zoom: number,
  streetNames: StreetNames | undefined,
): TileFeature[] {
  const { transportation = [], transportation_name: named = [] } = source
  const locals = new Map(
    named.flatMap(({ properties, parts }) => {
      const name = properties['name:latin']
      return name ? [[JSON.stringify(parts), String(name)]] : []
    }),
  )
  const findNames = (parts: SourceFeature['parts']): Names => {
    const local = streetNames && locals.get(JSON.stringify(parts))
    return local ? streetNames.find(local) : {}
  }
  const lines = transportation.flatMap((feature) => convertLine(feature, zoom, findNames(feature.parts)))
  if (zoom >= 13 || !streetNames) return lines
  // The source joins lines differently for their names at these zooms.
  const own = new Set(transportation.map(({ parts }) => JSON.stringify(parts)))
  return [
    ...lines,
    ...named.flatMap((feature) =>
      feature.properties['name:latin'] && !own.has(JSON.stringify(feature.parts))
        ? convertLine(feature, zoom, findNames(feature.parts))
        : [],
    ),
  ]
}

function convertLine(feature: SourceFeature, zoom: number, names: Names): TileFeature[] {
  if (feature.type !== SHAPE.line) return []
  const { class: source, subclass, brunnel, service } = feature.properties
  const tunnel = brunnel === 'tunnel' ? ({ isTunnel: true } as const) : undefined
  const kind = subclass === 'steps' ? 'steps' : STREET_KINDS[String(source)]
  if (kind) return isShownAt(kind, zoom) ? [toFeature('street', { kind, ...tunnel, ...names }, feature)] : []
  if (source === 'rail' || source === 'narrow_gauge' || source === 'funicular')
    return zoom < 8 || (service && zoom < 13) ? [] : [toFeature('rail', { kind: 'rail', ...tunnel }, feature)]
  if (source === 'subway') return zoom < 11 ? [] : [toFeature('rail', { kind: 'metro', ...tunnel }, feature)]
  return []
}

export function convertHouseNumbers({ housenumber = [] }: SourceLayers): TileFeature[] {
  return housenumber.flatMap((feature) => {
    const text = String(feature.properties.housenumber ?? '').trim()
    // Longer ones are remarks, not numbers.
    return text && text.length <= 7 ? [toFeature('number', { text }, feature)] : []
  })
}
