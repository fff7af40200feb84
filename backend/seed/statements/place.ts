import type { Words } from '../../dictionaries/words'
import type { Random } from '../../pictures/random'
import { CITIES } from '../places/cities'
import { DISTRICTS } from '../places/districts'
import { moved, nearestStation } from '../places/near'
import type { City, District, Point, Station, Street, Urban } from '../places/place'
import { STREETS } from '../places/streets'
import { URBANS } from '../places/urbans'
import type { Kind } from './kind'
import { marketOf, type Profile } from './market'
import { weighted } from './weighted'

export const TBILISI = 1
const BATUMI = 15
const KUTAISI = 96

export interface Whereabouts {
  city: City
  district: District | null
  urban: Urban | null
  street: Street | null
  station: Station | null
  address: Words
  point: Point
  /** USD per m² of a flat there, end of 2023. */
  level: number
  profile: Profile
}

const CITY = new Map(CITIES.map((city) => [city.id, city]))
const DISTRICT = new Map(DISTRICTS.map((district) => [district.id, district]))
const STREETS_OF = new Map(URBANS.map(({ id }) => [id, STREETS.filter(({ urbanId }) => urbanId === id)]))

const profileOf = (urban: Urban) => marketOf({ cityId: TBILISI, urbanId: urban.id }).profile
const byWeight = <Place extends { weight: number }>(places: readonly Place[]) =>
  places.map((place) => [place, place.weight] as const)

// Houses and land stand around the town, flats inside it.
const URBANS_FOR_FLATS = byWeight(URBANS.filter((urban) => profileOf(urban) !== 'village'))
const URBANS_FOR_GROUND = URBANS.map(
  (urban) => [urban, profileOf(urban) === 'village' ? 4 : urban.weight * 0.35] as const,
)
const QUARTERS = new Map(
  [BATUMI, KUTAISI].map((id) => [id, byWeight(DISTRICTS.filter(({ cityId }) => cityId === id))]),
)
const OTHER_TOWNS = byWeight(CITIES.filter(({ id }) => ![TBILISI, BATUMI, KUTAISI].includes(id)))

/** Streets that every Georgian town has. */
const COMMON_STREETS: readonly Words[] = [
  { ka: 'შოთა რუსთაველის ქუჩა', en: 'Shota Rustaveli Street', ru: 'улица Шота Руставели' },
  { ka: 'ილია ჭავჭავაძის ქუჩა', en: 'Ilia Chavchavadze Street', ru: 'улица Ильи Чавчавадзе' },
  { ka: 'აკაკი წერეთლის ქუჩა', en: 'Akaki Tsereteli Street', ru: 'улица Акакия Церетели' },
  { ka: 'დავით აღმაშენებლის ქუჩა', en: 'David Aghmashenebeli Street', ru: 'улица Давида Агмашенебели' },
  { ka: 'თამარ მეფის ქუჩა', en: 'Queen Tamar Street', ru: 'улица царицы Тамары' },
  { ka: 'ვახტანგ გორგასლის ქუჩა', en: 'Vakhtang Gorgasali Street', ru: 'улица Вахтанга Горгасали' },
  { ka: '26 მაისის ქუჩა', en: '26 May Street', ru: 'улица 26 Мая' },
]

export function placeOf(random: Random, kind: Kind): Whereabouts {
  const ground = kind === 'house' || kind === 'cottage' || kind === 'land'
  const turn = random.next()
  if (turn < 0.8) return inTbilisi(random, ground, kind)
  const cityId = turn < 0.89 ? BATUMI : turn < 0.93 ? KUTAISI : weighted(random, OTHER_TOWNS).id
  return inTown(random, cityId, ground)
}

/** Where a residential project stands: with a street, and one in six by the sea. */
export function whereProjectsAre(random: Random): Whereabouts {
  if (random.chance(0.16)) return inTown(random, BATUMI, false)
  const place = inTbilisi(random, false, 'flat')
  return place.street ? place : whereProjectsAre(random)
}

function inTbilisi(random: Random, ground: boolean, kind: Kind): Whereabouts {
  const urban = weighted(random, ground ? URBANS_FOR_GROUND : URBANS_FOR_FLATS)
  const streets = STREETS_OF.get(urban.id) ?? []
  const street =
    streets.length > 0 && !random.chance(kind === 'land' ? 0.5 : 0.02) ? random.pick(streets) : null
  const point = moved(
    street ?? urban,
    random.between(-1, 1) * (street ? 160 : 500),
    random.between(-1, 1) * (street ? 160 : 500),
  )
  return {
    city: CITY.get(TBILISI) as City,
    district: DISTRICT.get(urban.districtId) ?? null,
    urban,
    street,
    station: nearestStation(point),
    address: street ? addressOn(street.name, random) : { ka: '', en: '', ru: '' },
    point,
    ...marketOf({ cityId: TBILISI, urbanId: urban.id }),
  }
}

function inTown(random: Random, cityId: number, ground: boolean): Whereabouts {
  const city = CITY.get(cityId) as City
  const quarters = QUARTERS.get(cityId)
  const district = quarters && random.chance(0.94) ? weighted(random, quarters) : null
  const reach = district ? 260 : ground ? 2_500 : 700
  return {
    city,
    district,
    urban: null,
    street: null,
    station: null,
    address:
      ground && random.chance(0.5)
        ? { ka: '', en: '', ru: '' }
        : addressOn(random.pick(COMMON_STREETS), random),
    point: moved(district ?? city, random.between(-1, 1) * reach, random.between(-1, 1) * reach),
    ...marketOf({ cityId, urbanId: null }),
  }
}

/** The house's number is left out now and then. */
function addressOn(street: Words, random: Random): Words {
  if (random.chance(0.12)) return { ...street }
  const number = `${random.whole(1, 96)}`
  const letter = random.chance(0.12)
  return {
    ka: `${street.ka} ${number}${letter ? 'ა' : ''}`,
    en: `${street.en} ${number}${letter ? 'a' : ''}`,
    ru: `${street.ru}, ${number}${letter ? 'а' : ''}`,
  }
}
