import type { City, District, GroupedStreet, Neighbourhood } from '~/upstream/locations.server'
import { toPhoneticKey, toPhoneticKeys } from '~contract/values/phonetic-key'

export interface Place {
  city: City
  district?: District | undefined
  neighbourhood?: Neighbourhood | undefined
}

/**
 * Adds the place of a word to the one before it: a city, then a district or a neighbourhood of it, and so on.
 */
export function findPlace(word: PathWord, cities: readonly City[], before?: Place): Place | undefined {
  if (!before) {
    const city = findByWord(word, cities)
    return city && { city }
  }
  const { city, district, neighbourhood } = before
  if (neighbourhood) return undefined
  if (!district) {
    const named = findByWord(word, city.districts)
    if (named) return { city, district: named }
  }
  // The district may be omitted if the neighbourhood's name is unique.
  const found = (district ? [district] : city.districts).flatMap((one) => {
    const named = findByWord(word, one.urbans)
    return named ? [{ city, district: one, neighbourhood: named }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

/** Finds a district or neighbourhood without its city, if the name is unique among cities. */
export function findPlaceOfAnyCity(word: PathWord, cities: readonly City[]): Place | undefined {
  const found = cities.flatMap((city) => findPlace(word, cities, { city }) ?? [])
  return found.length === 1 ? found[0] : undefined
}

export function isDistrictOf(word: PathWord, { district }: Place): boolean {
  return Boolean(district && findByWord(word, [district]))
}

const STREET_WORD = /^(.+)-(\d{1,9})$/

/**
 * Parses the word of a street, which ends with the id, as names of streets repeat: `barnovis-quchaze-200`.
 */
export function parseStreetWord(word: string): { slug: string; id: number } | undefined {
  const [, slug, id] = STREET_WORD.exec(word) ?? []
  return slug && Number(id) > 0 ? { slug, id: Number(id) } : undefined
}

export function isStreetIn(street: GroupedStreet, { city, district, neighbourhood }: Place): boolean {
  const runsThrough = ({ id, urbans }: District) =>
    street.districtId === id || urbans.some((one) => street.urbanIds.includes(one.id))
  if (neighbourhood) return street.urbanIds.includes(neighbourhood.id)
  return district ? runsThrough(district) : street.cityId === city.id || city.districts.some(runsThrough)
}

interface NamedRow {
  name: string
  slug: string | undefined
}

/**
 * Finds a row by slug, or by the only name or slug with the same sound: `თბილისი` and `Тбилиси` are
 * `tbilisi`.
 */
function findByWord<Row extends NamedRow>(
  { text, soundKey }: PathWord,
  rows: readonly Row[],
): Row | undefined {
  const exact = rows.find(({ slug }) => slug?.toLowerCase() === text)
  if (exact) return exact
  const alike = rows.filter((row) => listSoundKeys(row).includes(soundKey))
  return alike.length === 1 ? alike[0] : undefined
}

const soundKeysByRow = new WeakMap<NamedRow, string[]>()

function listSoundKeys(row: NamedRow): string[] {
  const known = soundKeysByRow.get(row)
  if (known) return known
  const keys = [row.slug ?? '', row.name].flatMap((name) => toPhoneticKeys(toWordText(name))).filter(Boolean)
  soundKeysByRow.set(row, keys)
  return keys
}

/** Word of the path, with its sound in any script. */
export interface PathWord {
  text: string
  soundKey: string
}

export function toPathWord(written: string): PathWord {
  const text = toWordText(written)
  return { text, soundKey: toPhoneticKey(text) }
}

/** Returns letters and digits, with hyphens between them. */
export function toWordText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
