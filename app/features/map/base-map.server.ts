import type { Language } from '../../i18n/languages'
import table from './base-map.json'
import type { Place } from './view'

/** The lines of the base map, from what lies under everything else to what lies above. */
export const lineKinds = ['land', 'green', 'water', 'river', 'local', 'secondary', 'main'] as const
export type LineKind = (typeof lineKinds)[number]

export const nameKinds = ['city', 'urban', 'water', 'green'] as const
export type NameKind = (typeof nameKinds)[number]

/** The name of a place, where it stands. */
export interface PlaceName {
  names: Record<Language, string>
  place: Place
  /** Greater for what is better known; of a metro station the number of its track. */
  weight: number
}

/** Units of the table along a degree. */
const UNITS = 10_000

/** Every line of the base map; closed shapes among them by their kind. */
export const lines = Object.fromEntries(
  lineKinds.map((kind) => [kind, table.lines[kind].map(readLine)]),
) as Record<LineKind, Place[][]>

/** What has a name, the best known first. */
export const placeNames = Object.fromEntries(
  nameKinds.map((kind) => [kind, table.labels[kind].map(readName).sort((a, b) => b.weight - a.weight)]),
) as Record<NameKind, PlaceName[]>

export const metroStations = table.labels.metro.map(readName)

/** The first point and then steps, in turns of longitude and latitude. */
function readLine(text: string): Place[] {
  const numbers = text.split(' ').map(Number)
  const places: Place[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    x += numbers[index] ?? 0
    y += numbers[index + 1] ?? 0
    places.push({ latitude: y / UNITS, longitude: x / UNITS })
  }
  return places
}

function readName(text: string): PlaceName {
  const [ka = '', en = '', ru = '', latitude, longitude, weight] = text.split('|')
  return {
    names: { ka, en, ru },
    place: { latitude: Number(latitude), longitude: Number(longitude) },
    weight: Number(weight ?? 0),
  }
}
