import type { LocalizedText } from '~backend/platform/localized-text'
import type { Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { CITIES } from '../places/cities'
import { findNearestStation, movePoint } from '../places/distances'
import { DISTRICTS } from '../places/districts'
import type { City, District, Neighbourhood, Point, Station, Street } from '../places/place'
import { STREETS } from '../places/streets'
import { NEIGHBOURHOODS } from '../places/urbans'
import type { Kind } from './kind'
import { type AreaProfile, getPriceLevel } from './price-levels'

export const TBILISI = 1
const BATUMI = 15
const KUTAISI = 96

export interface Location {
  city: City
  district: District | null
  urban: Neighbourhood | null
  street: Street | null
  station: Station | null
  address: LocalizedText
  point: Point
  /** USD per m² of a flat, end of 2023. */
  level: number
  profile: AreaProfile
}

const CITIES_BY_ID = new Map(CITIES.map((city) => [city.id, city]))
const DISTRICTS_BY_ID = new Map(DISTRICTS.map((district) => [district.id, district]))
const STREETS_BY_NEIGHBOURHOOD = new Map(
  NEIGHBOURHOODS.map(({ id }) => [id, STREETS.filter(({ urbanId }) => urbanId === id)]),
)

const getProfile = (urban: Neighbourhood) => getPriceLevel({ cityId: TBILISI, urbanId: urban.id }).profile
const withWeights = <Place extends { weight: number }>(places: readonly Place[]) =>
  places.map((place) => [place, place.weight] as const)

// Houses and land are outside the city, flats inside.
const URBANS_FOR_FLATS = withWeights(NEIGHBOURHOODS.filter((urban) => getProfile(urban) !== 'village'))
const URBANS_FOR_GROUND = NEIGHBOURHOODS.map(
  (urban) => [urban, getProfile(urban) === 'village' ? 4 : urban.weight * 0.35] as const,
)
const QUARTERS = new Map(
  [BATUMI, KUTAISI].map((id) => [id, withWeights(DISTRICTS.filter(({ cityId }) => cityId === id))]),
)
const OTHER_TOWNS = withWeights(CITIES.filter(({ id }) => ![TBILISI, BATUMI, KUTAISI].includes(id)))

const COMMON_STREETS: readonly LocalizedText[] = [
  { ka: 'შოთა რუსთაველის ქუჩა', en: 'Shota Rustaveli Street', ru: 'улица Шота Руставели' },
  { ka: 'ილია ჭავჭავაძის ქუჩა', en: 'Ilia Chavchavadze Street', ru: 'улица Ильи Чавчавадзе' },
  { ka: 'აკაკი წერეთლის ქუჩა', en: 'Akaki Tsereteli Street', ru: 'улица Акакия Церетели' },
  { ka: 'დავით აღმაშენებლის ქუჩა', en: 'David Aghmashenebeli Street', ru: 'улица Давида Агмашенебели' },
  { ka: 'თამარ მეფის ქუჩა', en: 'Queen Tamar Street', ru: 'улица царицы Тамары' },
  { ka: 'ვახტანგ გორგასლის ქუჩა', en: 'Vakhtang Gorgasali Street', ru: 'улица Вахтанга Горгасали' },
  { ka: '26 მაისის ქუჩა', en: '26 May Street', ru: 'улица 26 Мая' },
]

export function pickLocation(random: Random, kind: Kind): Location {
  const ground = kind === 'house' || kind === 'cottage' || kind === 'land'
  const roll = random.next()
  if (roll < 0.8) return pickTbilisiLocation(random, ground, kind)
  const cityId = roll < 0.89 ? BATUMI : roll < 0.93 ? KUTAISI : pickWeighted(random, OTHER_TOWNS).id
  return pickTownLocation(random, cityId, ground)
}

/** With a street; one in six by the sea. */
export function pickProjectLocation(random: Random): Location {
  if (random.chance(0.16)) return pickTownLocation(random, BATUMI, false)
  const place = pickTbilisiLocation(random, false, 'flat')
  return place.street ? place : pickProjectLocation(random)
}

function pickTbilisiLocation(random: Random, ground: boolean, kind: Kind): Location {
  const urban = pickWeighted(random, ground ? URBANS_FOR_GROUND : URBANS_FOR_FLATS)
  const streets = STREETS_BY_NEIGHBOURHOOD.get(urban.id) ?? []
  const street =
    streets.length > 0 && !random.chance(kind === 'land' ? 0.5 : 0.02) ? random.pick(streets) : null
  const point = movePoint(
    street ?? urban,
    random.between(-1, 1) * (street ? 160 : 500),
    random.between(-1, 1) * (street ? 160 : 500),
  )
  return {
    city: CITIES_BY_ID.get(TBILISI) as City,
    district: DISTRICTS_BY_ID.get(urban.districtId) ?? null,
    urban,
    street,
    station: findNearestStation(point),
    address: street ? createAddress(street.name, random) : { ka: '', en: '', ru: '' },
    point,
    ...getPriceLevel({ cityId: TBILISI, urbanId: urban.id }),
  }
}

function pickTownLocation(random: Random, cityId: number, ground: boolean): Location {
  const city = CITIES_BY_ID.get(cityId) as City
  const quarters = QUARTERS.get(cityId)
  const district = quarters && random.chance(0.94) ? pickWeighted(random, quarters) : null
  const radius = district ? 260 : ground ? 2_500 : 700
  return {
    city,
    district,
    urban: null,
    street: null,
    station: null,
    address:
      ground && random.chance(0.5)
        ? { ka: '', en: '', ru: '' }
        : createAddress(random.pick(COMMON_STREETS), random),
    point: movePoint(district ?? city, random.between(-1, 1) * radius, random.between(-1, 1) * radius),
    ...getPriceLevel({ cityId, urbanId: null }),
  }
}

function createAddress(street: LocalizedText, random: Random): LocalizedText {
  if (random.chance(0.12)) return { ...street }
  const number = `${random.whole(1, 96)}`
  const letter = random.chance(0.12)
  return {
    ka: `${street.ka} ${number}${letter ? 'ა' : ''}`,
    en: `${street.en} ${number}${letter ? 'a' : ''}`,
    ru: `${street.ru}, ${number}${letter ? 'а' : ''}`,
  }
}
