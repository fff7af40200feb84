import { fold } from '../fold'
import type { Gazetteer } from '../gazetteer'
import { placeIn } from '../place-in'
import { stemOf } from '../stem'
import { streetIn } from '../street-in'
import { type SoughtName, soughtName } from '../street-words'

export type PlaceKind = 'city' | 'district' | 'urban' | 'street'

/** What a text may name. */
export type Named = { id: number; name: { ka: string; en: string; ru: string } }

/** One name of a place. */
export type KnownName = SoughtName & {
  kind: number | undefined
  placeKind: PlaceKind
  place: Named
  cityId: number
  districtId: number | undefined
  urbanId: number | undefined
  /** The stems without which nobody means it. */
  core: readonly string[]
}

/** All names, by the stems of their cores, and those stems by which they are found after a slip. */
export type KnownNames = {
  byStem: ReadonlyMap<string, readonly KnownName[]>
  sounds: readonly KnownSound[]
}

type KnownSound = { sound: string; stem: string; isStreet: boolean }

/** What people leave out of a name, or what stands in the names of many places. */
const GENERIC = new Set(
  `უბანი უბნის დასახლება დას სოფელი სოფ სან ველი ფერდობი მასივი მასივის ტბა ზღვა მიმდებარედ შემოგარენი ძველი ახალი დიდი
   პატარა ზემო ქვემო მესამე
   old new village settlement plateau massive near lake sea valley surroundings didi zemo kvemo mesame masivi
   старый старая новый с пос посёлок поселок плато массив около озеро море пригород диди земо третий городок`
    .trim()
    .split(/\s+/)
    .map((word) => stemOf(fold(word))),
)

const kept = new WeakMap<Gazetteer, KnownNames>()

/** The names of a gazetteer, put in order once. */
export function knownNames(gazetteer: Gazetteer): KnownNames {
  const known = kept.get(gazetteer) ?? namesOf(gazetteer)
  kept.set(gazetteer, known)
  return known
}

function namesOf({ cities, districts, urbans, streets }: Gazetteer): KnownNames {
  const names: KnownName[] = [
    ...cities.flatMap((city) => known('city', city, city.id)),
    ...districts.flatMap((district) => known('district', district, district.city.id, district.id)),
    ...urbans.flatMap((urban) => known('urban', urban, urban.district.city.id, urban.district.id, urban.id)),
    ...streets.flatMap(({ street, names }) =>
      known('street', { ...street, names }, street.city_id, street.district_id, street.urban_id),
    ),
  ]
  const byStem = new Map<string, KnownName[]>()
  for (const name of names)
    for (const stem of name.core) byStem.set(stem, [...(byStem.get(stem) ?? []), name])
  // The places last: where a street is called by one, a slip means the place.
  const sounds = new Map(names.toReversed().flatMap((name) => soundsOf(name).map((one) => [one.sound, one])))
  return { byStem, sounds: [...sounds.values()] }
}

function soundsOf({ words, stems, core, placeKind }: KnownName): KnownSound[] {
  const isStreet = placeKind === 'street'
  return words.flatMap((word, at) => {
    const stem = stems[at] as string
    if ((isStreet && !core.includes(stem)) || /\d/.test(stem)) return []
    return [word, stem].map((sound) => ({ sound, stem, isStreet }))
  })
}

function known(
  placeKind: PlaceKind,
  { id, name, names }: Named & { names: readonly SoughtName[] },
  cityId: number,
  districtId?: number | null,
  urbanId?: number | null,
): KnownName[] {
  const inRussian = placeKind === 'street' ? streetIn(name, 'ru') : placeIn(name, 'ru')
  const bent = soughtName(inRussian.replace(/^\S+ /, ''))
  return [...names, bent, ...otherNames(name.en)].flatMap((one) => {
    const core = placeKind === 'street' ? surnameOf(one) : coreOf(one)
    if (core.length === 0) return []
    const where = { cityId, districtId: districtId ?? undefined, urbanId: urbanId ?? undefined }
    return [{ ...one, placeKind, place: { id, name }, ...where, core }]
  })
}

/** "Kazbegi (Stepantsminda)" has two. */
function otherNames(name: string): SoughtName[] {
  const [, first, second] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? []
  return [first, second].flatMap((one) => (one ? [soughtName(one)] : []))
}

/** Without what is said of many places; all of it when nothing is left. */
function coreOf({ stems }: SoughtName): string[] {
  const core = stems.filter((stem) => !GENERIC.has(stem) && !/\d/.test(stem))
  return core.length > 0 ? core : stems
}

const LEAST_LETTERS = 3

/** People say of a street the last word, unless it is a date. */
function surnameOf({ stems }: SoughtName): string[] {
  if (stems.some((stem) => /^\d+$/.test(stem)))
    return stems.filter((stem) => stem.length >= LEAST_LETTERS || /^\d/.test(stem))
  const surname = stems.findLast((stem) => stem.length >= LEAST_LETTERS && !/^\d/.test(stem))
  return surname ? [surname] : []
}
