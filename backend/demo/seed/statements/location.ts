import { CITIES } from '~backend/initial-data/places/cities'
import { DISTRICTS } from '~backend/initial-data/places/districts'
import type {
  City,
  District,
  Neighbourhood,
  Point,
  Station,
  Street,
} from '~backend/initial-data/places/place'
import { STREETS } from '~backend/initial-data/places/streets'
import { NEIGHBOURHOODS } from '~backend/initial-data/places/urbans'
import { distance } from '~backend/platform/distance'
import type { LocalizedText } from '~backend/platform/localized-text'
import { createRandom, hashText, type Random } from '../../random'
import { pickWeighted } from '../../weighted-choice'
import { findNearestStation, movePoint } from '../places/distances'
import {
  createAddress,
  type DemoHouse,
  HOUSES_BY_STREET,
  TOWN_STREETS,
  type TownStreet,
} from '../places/houses'
import type { Kind } from './kind'
import { type AreaProfile, getPriceLevel } from './price-levels'

const TBILISI = 1
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
  /** Rank from 0 to 1 of a shared house among the houses of the quarter, in random order; null for others. */
  houseRank: number | null
  /** USD per m² of a flat, end of 2023. */
  level: number
  profile: AreaProfile
}

const CITIES_BY_ID = new Map(CITIES.map((city) => [city.id, city]))
const DISTRICTS_BY_ID = new Map(DISTRICTS.map((district) => [district.id, district]))
/** Number of numbered houses from which a neighbourhood's statements use only these. */
const ENOUGH_NUMBERED_HOUSES = 20

const MAX_NEIGHBOURHOOD_METRES = 3_000
/**
 * Maximum distance of a house from its street's point, in metres.
 * Long avenues pass through several neighbourhoods; a house without a number may be another street's.
 */
const MAX_METRES = { numbered: 2_000, unnumbered: 400 }

/** Share of the distance to a neighbourhood at which another one is clearly the right one. */
const ELSEWHERE_SHARE = 0.6

const ADDRESSES_BY_NEIGHBOURHOOD = new Map(
  NEIGHBOURHOODS.map((urban) => {
    const { id } = urban
    const streets = STREETS.filter(({ urbanId }) => urbanId === id)
    const houses = streets.flatMap((street) =>
      (HOUSES_BY_STREET.get(street.id) ?? []).map((house) => ({ street, house })),
    )
    const numbered = houses.filter(({ house }) => house.number !== '')
    const known = numbered.length >= ENOUGH_NUMBERED_HOUSES ? numbered : houses
    return [
      id,
      {
        // The stored point of a long street may be in another neighbourhood.
        streets: streets.filter((street) => isInNeighbourhood(street, urban)),
        houses: rankHouses(known.filter((at) => agreesWithMap(at, urban))),
      },
    ]
  }),
)

const getProfile = (urban: Neighbourhood) => getPriceLevel({ cityId: TBILISI, urbanId: urban.id }).profile
const withWeights = <Place extends { weight: number }>(places: readonly Place[]) =>
  places.map((place) => [place, place.weight] as const)

// Weighted neighbourhoods. Houses and land are outside the city, flats inside.
const URBANS_FOR_FLATS = withWeights(NEIGHBOURHOODS.filter((urban) => getProfile(urban) !== 'village'))
const URBANS_FOR_GROUND = NEIGHBOURHOODS.map(
  (urban) => [urban, getProfile(urban) === 'village' ? 4 : urban.weight * 0.35] as const,
)
const URBANS_FOR_COTTAGES = withWeights(NEIGHBOURHOODS.filter((urban) => getProfile(urban) === 'village'))
const QUARTERS = new Map(
  [BATUMI, KUTAISI].map((id) => [id, withWeights(DISTRICTS.filter(({ cityId }) => cityId === id))]),
)
const OTHER_TOWNS = withWeights(CITIES.filter(({ id }) => ![TBILISI, BATUMI, KUTAISI].includes(id)))

interface Site {
  /** True for houses and land, which need a plot. */
  needsGround: boolean
}

export function pickLocation(random: Random, kind: Kind): Location {
  const needsGround = kind === 'house' || kind === 'cottage' || kind === 'land'
  const roll = random.next()
  if (roll < 0.8) return pickTbilisiLocation(random, kind, { needsGround })
  const cityId = roll < 0.89 ? BATUMI : roll < 0.93 ? KUTAISI : pickWeighted(random, OTHER_TOWNS).id
  return pickTownLocation(random, cityId, { needsGround })
}

/** True for a quarter of a city without fields and factories. */
export const isBuiltUp = ({ urban, district, profile }: Location) =>
  profile !== 'village' && (urban !== null || district !== null)

/** Picks a street; one in six by the sea. */
export function pickProjectLocation(random: Random): Location {
  if (random.chance(0.16)) return pickTownLocation(random, BATUMI, { needsGround: false })
  const place = pickTbilisiLocation(random, 'flat', { needsGround: false })
  return place.street && HOUSES_BY_STREET.has(place.street.id) ? place : pickProjectLocation(random)
}

/** Picks a house. Land and streets without known houses get only the street. */
function pickTbilisiLocation(random: Random, kind: Kind, { needsGround }: Site): Location {
  const urbans = kind === 'cottage' ? URBANS_FOR_COTTAGES : needsGround ? URBANS_FOR_GROUND : URBANS_FOR_FLATS
  const urban = pickWeighted(random, urbans)
  const { streets, houses } = ADDRESSES_BY_NEIGHBOURHOOD.get(urban.id) ?? { streets: [], houses: [] }
  const hasStreet = streets.length + houses.length > 0 && !random.chance(kind === 'land' ? 0.5 : 0.02)
  const at = hasStreet && kind !== 'land' && houses.length > 0 ? random.pick(houses) : undefined
  const street = at?.street ?? (hasStreet && streets.length > 0 ? random.pick(streets) : null)
  const house = at?.house
  const point = house ?? moveAside(random, street ?? urban, street ? 60 : 500)
  return {
    city: CITIES_BY_ID.get(TBILISI) as City,
    district: DISTRICTS_BY_ID.get(urban.districtId) ?? null,
    urban,
    street,
    station: findNearestStation(point),
    address: street ? createAddress(street.name, house ?? { number: '' }) : { ...NO_ADDRESS },
    point: { lat: point.lat, lng: point.lng },
    houseRank: at?.rank ?? null,
    ...getPriceLevel({ cityId: TBILISI, urbanId: urban.id }),
  }
}

interface StreetHouse {
  street: Street
  house: DemoHouse
}

/**
 * Ranks houses evenly, so that the buildings of a small neighbourhood are as mixed as those of a large one.
 */
function rankHouses(houses: readonly StreetHouse[]) {
  const toHash = ({ house }: StreetHouse) => hashText(`${house.lat} ${house.lng}`)
  return [...houses]
    .sort((one, other) => toHash(one) - toHash(other))
    .map((at, place) => ({ ...at, rank: (place + 0.5) / houses.length }))
}

/** True if the house is near its street and in its neighbourhood on the map. */
function agreesWithMap({ street, house }: StreetHouse, urban: Neighbourhood): boolean {
  const metres = house.number === '' ? MAX_METRES.unnumbered : MAX_METRES.numbered
  return (
    distance(house, street) <= metres && isInNeighbourhood(house, urban) && !isClearlyElsewhere(house, urban)
  )
}

/** True for a house much nearer to the middle of another neighbourhood, such as one across the river. */
export function isClearlyElsewhere(point: Point, urban: Neighbourhood): boolean {
  const limit = ELSEWHERE_SHARE * distance(point, urban)
  return NEIGHBOURHOODS.some((other) => distance(point, other) < limit)
}

/**
 * Approximates the borders. Only the centres of neighbourhoods are known, so two others may be nearer to the
 * point.
 */
export function isInNeighbourhood(point: Point, urban: Neighbourhood): boolean {
  const metres = distance(point, urban)
  const nearer = NEIGHBOURHOODS.filter((other) => distance(point, other) < metres)
  return metres <= MAX_NEIGHBOURHOOD_METRES && nearer.length <= 2
}

const NO_ADDRESS = { ka: '', en: '', ru: '' }

/** Picks a house of the quarter if houses are known. */
function pickTownLocation(random: Random, cityId: number, { needsGround }: Site): Location {
  const city = CITIES_BY_ID.get(cityId) as City
  const quarters = QUARTERS.get(cityId)
  const district = quarters && random.chance(0.94) ? pickWeighted(random, quarters) : null
  const street = pickTownStreet(random, cityId, district?.id ?? null)
  const house = street && !needsGround ? random.pick(street.houses) : null
  const radius = district ? 260 : needsGround ? 2_500 : 700
  const point = house ?? moveAside(random, district ?? city, radius)
  return {
    city,
    district: house ? (DISTRICTS_BY_ID.get(street?.districtId ?? 0) ?? null) : district,
    urban: null,
    street: null,
    station: null,
    address: street && house ? createAddress(street.name, house) : { ...NO_ADDRESS },
    point: { lat: point.lat, lng: point.lng },
    houseRank: house && createRandom('house', house.lat, house.lng).next(),
    ...getPriceLevel({ cityId, urbanId: null }),
  }
}

function pickTownStreet(random: Random, cityId: number, districtId: number | null): TownStreet | null {
  const ofTown = TOWN_STREETS.filter((street) => street.cityId === cityId)
  const near = districtId === null ? ofTown : ofTown.filter((street) => street.districtId === districtId)
  return near.length > 0 ? random.pick(near) : null
}

function moveAside(random: Random, place: Point, metres: number): Point {
  return movePoint(place, random.between(-1, 1) * metres, random.between(-1, 1) * metres)
}
