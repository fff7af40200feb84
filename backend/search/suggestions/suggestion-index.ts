import type { Gazetteer } from '~backend/locations/gazetteer'
import { formatPlaceLocative } from '~backend/locations/place-locative'
import { toLetterBits } from '~backend/locations/place-parser/edit-distance'
import { type SearchableName, toSearchableName } from '~backend/locations/street-name'
import { mapInSlices } from '~backend/platform/in-slices'
import type { LocalizedText } from '~backend/platform/localized-text'
import type { PlaceKind } from '~contract/locations'
import type { PlaceCounts, SuggestedCompanyRow } from './store'

export type SuggestedEntry = {
  kind: PlaceKind | SuggestedCompanyRow['type']
  id: number
  name: LocalizedText
  names: readonly SearchableName[]
  within?: LocalizedText
  cityId?: number
  slug?: string
  statements: number
}

/** Occurrence of a word: entry and one of its names. */
type Posting = { entry: SuggestedEntry; name: SearchableName; at: number }
export type IndexedWord = { sound: string; letterBits: number; postings: Posting[] }

/** Words of all names, sorted by sound, so that those with one beginning are adjacent. */
export type SuggestionIndex = {
  words: readonly IndexedWord[]
  entries: readonly SuggestedEntry[]
  /** Id of the capital. */
  homeId: number | undefined
}

export async function createSuggestionIndex(
  gazetteer: Gazetteer,
  companies: readonly SuggestedCompanyRow[],
  counts: PlaceCounts,
): Promise<SuggestionIndex> {
  const bySound = new Map<string, IndexedWord>()
  const entries = [...listPlaceEntries(gazetteer, counts), ...companies.map(toCompanyEntry)]
  await mapInSlices(entries, (entry) => {
    for (const name of entry.names)
      for (const [at, sound] of name.words.entries()) {
        const word = bySound.get(sound) ?? { sound, letterBits: toLetterBits(sound), postings: [] }
        word.postings.push({ entry, name, at })
        bySound.set(sound, word)
      }
  })
  const words = [...bySound.values()].sort((one, other) => (one.sound < other.sound ? -1 : 1))
  return { words, entries, homeId: gazetteer.cities[0]?.id }
}

function listPlaceEntries(
  { cities, districts, urbans, streets, stations }: Gazetteer,
  counts: PlaceCounts,
): SuggestedEntry[] {
  const home = cities[0]
  const entryOf = (kind: PlaceKind, place: Pick<SuggestedEntry, 'id' | 'name' | 'names'>) => ({
    kind,
    id: place.id,
    name: place.name,
    names: kind === 'street' ? place.names : [...place.names, toRussianLocativeName(place.name)],
    statements: counts[kind].get(place.id) ?? 0,
  })
  return [
    ...cities.map((city) => ({ ...entryOf('city', city), cityId: city.id })),
    ...districts.map((district) => ({
      ...entryOf('district', district),
      within: district.city.name,
      cityId: district.city.id,
    })),
    ...urbans.map((urban) => ({
      ...entryOf('urban', urban),
      within: urban.district.city.name,
      cityId: urban.district.city.id,
    })),
    ...streets.map(({ street, names }) => ({
      ...entryOf('street', { ...street, names }),
      within: street.urban ?? street.city,
      cityId: street.city_id,
    })),
    ...stations.map((station) => ({
      ...entryOf('metro', station),
      ...(home && { within: home.name, cityId: home.id }),
    })),
  ]
}

/** "В Старом Тбилиси": the adjective has another stem. */
function toRussianLocativeName(name: LocalizedText): SearchableName {
  return toSearchableName(formatPlaceLocative(name, 'ru').replace(/^\S+ /, ''))
}

function toCompanyEntry({ id, type, name, slug, statements }: SuggestedCompanyRow): SuggestedEntry {
  // The slug is the Latin form of a name in one script.
  const names = [toSearchableName(name), toSearchableName(slug)]
  return { kind: type, id, name: { ka: name, en: name, ru: name }, names, slug, statements }
}
