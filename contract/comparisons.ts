import { parseDegrees } from './values/degrees'

/** Maximum number of statements side by side. */
export const MAX_COMPARED = 6

/** Maximum number of places to which walks are compared. */
export const MAX_COMPARED_PLACES = 3

export const MAX_PLACE_NAME_LENGTH = 40

/** Maximum number of people who vote on one comparison. */
export const MAX_COMPARISON_PEOPLE = 12

export const MAX_VOTER_NAME_LENGTH = 40

export const MAX_VOTE_NOTE_LENGTH = 300

/** Days after its last change for which a shared comparison is kept. */
export const COMPARISON_DAYS = 90

export const VOTES = ['for', 'unsure', 'against'] as const
export type Vote = (typeof VOTES)[number]

/** Page of a shared comparison, without a language. */
export const SHARED_COMPARISON_PATH = '/compare/together'

/** Query parameter with the key of a shared comparison. */
export const COMPARISON_KEY_PARAM = 'key'

/** Query parameter with the key of its creator, who may change and delete it. */
export const COMPARISON_OWNER_PARAM = 'owner'

/** Place that a visitor named, such as a workplace. */
export type ComparedPlace = {
  name: string
  lat: number
  lng: number
}

/** Number of decimals of degrees, about a metre. */
const DECIMALS = 5

/** Parses `lat,lng,name`; undefined for other texts. */
export function parseComparedPlace(text: string): ComparedPlace | undefined {
  const [, latText = '', lngText = '', nameText = ''] = /^([^,]+),([^,]+),(.+)$/s.exec(text) ?? []
  const [lat, lng] = [parseDegrees(latText), parseDegrees(lngText)]
  const name = nameText.replace(/\s+/g, ' ').trim()
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined
  if (name === '' || name.length > MAX_PLACE_NAME_LENGTH) return undefined
  return { name, lat: roundDegrees(lat), lng: roundDegrees(lng) }
}

export function formatComparedPlace({ name, lat, lng }: ComparedPlace): string {
  return `${roundDegrees(lat)},${roundDegrees(lng)},${name}`
}

/** Parses the first places of a list; other texts are dropped, and the last of one name wins. */
export function parseComparedPlaces(texts: readonly string[]): ComparedPlace[] {
  const places = new Map<string, ComparedPlace>()
  for (const text of texts) {
    const place = parseComparedPlace(text)
    if (place) places.set(place.name, place)
  }
  return [...places.values()].slice(0, MAX_COMPARED_PLACES)
}

function roundDegrees(degrees: number): number {
  // Removes negative zero, which would not survive parsing.
  return Number(degrees.toFixed(DECIMALS)) || 0
}
