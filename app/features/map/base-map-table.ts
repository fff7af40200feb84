import type { Language } from '~/i18n/languages'
import type { GeoPoint } from './map-view'

/** From the bottom layer to the top. */
export const lineKinds = ['land', 'green', 'water', 'river', 'local', 'secondary', 'main'] as const
export type LineKind = (typeof lineKinds)[number]

export const nameKinds = ['city', 'urban', 'water', 'green'] as const
export type NameKind = (typeof nameKinds)[number]

/** The format of `base-map.json`. */
export interface BaseMapTable {
  lines: Record<LineKind, string[]>
  labels: Record<NameKind | 'metro', string[]>
}

export interface PlaceName {
  names: Record<Language, string>
  place: GeoPoint
  /** Higher is better known; for a metro station its track number. */
  weight: number
}

/** Units of the table along a degree. */
const UNITS_PER_DEGREE = 10_000

/** The first point, then deltas, alternating longitude and latitude. */
export function parseLine(text: string): GeoPoint[] {
  const numbers = text.split(' ').map(Number)
  const places: GeoPoint[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    places.push({ latitude: y / UNITS_PER_DEGREE, longitude: x / UNITS_PER_DEGREE })
  }
  return places
}

export function parsePlaceName(text: string): PlaceName {
  const [ka = '', en = '', ru = '', latitude, longitude, weight] = text.split('|')
  return {
    names: { ka, en, ru },
    place: { latitude: Number(latitude), longitude: Number(longitude) },
    weight: Number(weight ?? 0),
  }
}
