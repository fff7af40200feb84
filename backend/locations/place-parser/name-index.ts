import { mapInSlices } from '~backend/platform/in-slices'
import type { PlaceKind } from '~contract/locations'
import { toPhoneticKey } from '~contract/values/phonetic-key'
import type { Gazetteer } from '../gazetteer'
import { formatPlaceLocative } from '../place-locative'
import { toStem } from '../stem'
import { formatStreetLocative } from '../street-locative'
import { type SearchableName, toSearchableName } from '../street-name'
import { toLetterBits } from './edit-distance'

export type NamedPlace = { id: number; name: { ka: string; en: string; ru: string } }

export type IndexedName = SearchableName & {
  kind: number | undefined
  placeKind: PlaceKind
  place: NamedPlace
  cityId: number
  districtId: number | undefined
  urbanId: number | undefined
  core: readonly string[]
}

/** Names by core stem, and stems by sound for typo lookup. */
export type NameIndex = {
  byStem: ReadonlyMap<string, readonly IndexedName[]>
  sounds: readonly IndexedSound[]
}

type IndexedSound = { sound: string; letterBits: number; stem: string; isStreet: boolean }

/** Words that are often omitted or occur in many names. */
const GENERIC_STEMS = new Set(
  `უბანი უბნის დასახლება დას სოფელი სოფ სან ველი ფერდობი მასივი მასივის ტბა ზღვა მიმდებარედ შემოგარენი ძველი ახალი დიდი
   პატარა ზემო ქვემო მესამე
   old new village settlement plateau massive near lake sea valley surroundings didi zemo kvemo mesame masivi
   theatre თეატრი театр старый старая новый с пос посёлок поселок плато массив около озеро море пригород диди земо третий городок`
    .trim()
    .split(/\s+/)
    .map((word) => toStem(toPhoneticKey(word))),
)

/** True for words that occur beside others in names of places. */
export function isGenericStem(stem: string): boolean {
  return GENERIC_STEMS.has(stem)
}

const nameIndexes = new WeakMap<Gazetteer, NameIndex>()
const indexing = new WeakMap<Gazetteer, Promise<void>>()

export function getNameIndex(gazetteer: Gazetteer): NameIndex {
  const known = nameIndexes.get(gazetteer)
  if (known) return known
  const names = listPlaces(gazetteer).flatMap(toIndexedNames)
  const index = toNameIndex(names, names.toReversed().flatMap(toIndexedSounds))
  nameIndexes.set(gazetteer, index)
  return index
}

/** Builds the index in slices, so that `getNameIndex` does not block. */
export function prepareNameIndex(gazetteer: Gazetteer): Promise<void> {
  const prepared = indexing.get(gazetteer) ?? indexInSlices(gazetteer)
  indexing.set(gazetteer, prepared)
  return prepared
}

async function indexInSlices(gazetteer: Gazetteer): Promise<void> {
  const names = (await mapInSlices(listPlaces(gazetteer), toIndexedNames)).flat()
  // Places last: a typo in a name shared with a street means the place.
  const sounds = await mapInSlices(names.toReversed(), toIndexedSounds)
  nameIndexes.set(gazetteer, toNameIndex(names, sounds.flat()))
}

type PlaceToIndex = Pick<IndexedName, 'placeKind' | 'place' | 'cityId' | 'districtId' | 'urbanId'> & {
  names: readonly SearchableName[]
}

function listPlaces({ cities, districts, urbans, streets, stations }: Gazetteer): PlaceToIndex[] {
  const toPlace = (
    placeKind: PlaceKind,
    { id, name, names }: NamedPlace & { names: readonly SearchableName[] },
    cityId: number,
    districtId?: number | null,
    urbanId?: number | null,
  ): PlaceToIndex => ({
    placeKind,
    place: { id, name },
    names,
    cityId,
    districtId: districtId ?? undefined,
    urbanId: urbanId ?? undefined,
  })
  return [
    ...cities.map((city) => toPlace('city', city, city.id)),
    ...districts.map((district) => toPlace('district', district, district.city.id, district.id)),
    ...urbans.map((urban) => toPlace('urban', urban, urban.district.city.id, urban.district.id, urban.id)),
    ...streets.map(({ street, names }) =>
      toPlace('street', { ...street, names }, street.city_id, street.district_id, street.urban_id),
    ),
    // Only the capital has a metro.
    ...stations.map((station) => toPlace('metro', station, cities[0]?.id ?? 0)),
  ]
}

function toNameIndex(names: readonly IndexedName[], sounds: readonly IndexedSound[]): NameIndex {
  const byStem = new Map<string, IndexedName[]>()
  for (const name of names)
    for (const stem of name.core) {
      const sameStem = byStem.get(stem)
      if (sameStem) sameStem.push(name)
      else byStem.set(stem, [name])
    }
  return { byStem, sounds: [...new Map(sounds.map((one) => [one.sound, one])).values()] }
}

function toIndexedSounds({ words, stems, core, placeKind }: IndexedName): IndexedSound[] {
  const isStreet = placeKind === 'street'
  return words.flatMap((word, at) => {
    const stem = stems[at] as string
    if ((isStreet && !core.includes(stem)) || /\d/.test(stem)) return []
    return [word, stem].map((sound) => ({ sound, letterBits: toLetterBits(sound), stem, isStreet }))
  })
}

function toIndexedNames({ names, ...where }: PlaceToIndex): IndexedName[] {
  const { placeKind, place } = where
  const inRussian =
    placeKind === 'street' ? formatStreetLocative(place.name, 'ru') : formatPlaceLocative(place.name, 'ru')
  const russianLocativeName = toSearchableName(inRussian.replace(/^\S+ /, ''))
  return [...names, russianLocativeName, ...parseAlternativeNames(place.name.en)].flatMap((one) => {
    const core = placeKind === 'street' ? getSurnameStems(one) : getCoreStems(one)
    return core.length === 0 ? [] : [{ ...one, ...where, core }]
  })
}

/** "Kazbegi (Stepantsminda)" has two names. */
function parseAlternativeNames(name: string): SearchableName[] {
  const [, first, second] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? []
  return [first, second].flatMap((one) => (one ? [toSearchableName(one)] : []))
}

/** Drops generic words unless no other words remain. */
function getCoreStems({ stems }: SearchableName): string[] {
  const core = stems.filter((stem) => !GENERIC_STEMS.has(stem) && !/\d/.test(stem))
  return core.length > 0 ? core : stems
}

const MIN_LETTERS = 3

/** Returns the last word, by which streets are usually called, unless it is a date. */
function getSurnameStems({ stems }: SearchableName): string[] {
  if (stems.some((stem) => /^\d+$/.test(stem)))
    return stems.filter((stem) => stem.length >= MIN_LETTERS || /^\d/.test(stem))
  const surname = stems.findLast((stem) => stem.length >= MIN_LETTERS && !/^\d/.test(stem))
  return surname ? [surname] : []
}
