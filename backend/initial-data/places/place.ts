import type { LocalizedText } from '~backend/platform/localized-text'
import { slugify } from '~backend/platform/slugify'

export interface Point {
  lat: number
  lng: number
}

interface Place extends Point {
  id: number
  name: LocalizedText
  slug: string
}

/** Relative number of statements. */
interface Weighted {
  weight: number
}

export type City = Place & Weighted
export type District = Place & Weighted & { cityId: number }
export type Neighbourhood = Place & Weighted & { districtId: number }
export type Station = Place & { urbanIds: readonly number[] }
export type Street = Omit<Place, 'slug'> & { urbanId: number }

type Named = [ka: string, en: string, ru: string]
type Position = [lat: number, lng: number]

const createPlace = (id: number, [ka, en, ru]: Named, [lat, lng]: Position): Place => ({
  id,
  name: { ka, en, ru },
  slug: slugify(en),
  lat,
  lng,
})

export const toCities = (rows: readonly [id: number, ...Named, ...Position, weight: number][]): City[] =>
  rows.map(([id, ka, en, ru, lat, lng, weight]) => ({ ...createPlace(id, [ka, en, ru], [lat, lng]), weight }))

export const toDistricts = (
  rows: readonly [id: number, cityId: number, ...Named, ...Position, weight: number][],
): District[] =>
  rows.map(([id, cityId, ka, en, ru, lat, lng, weight]) => ({
    ...createPlace(id, [ka, en, ru], [lat, lng]),
    cityId,
    weight,
  }))

export const toNeighbourhoods = (
  rows: readonly [id: number, districtId: number, ...Named, ...Position, weight: number][],
): Neighbourhood[] =>
  rows.map(([id, districtId, ka, en, ru, lat, lng, weight]) => ({
    ...createPlace(id, [ka, en, ru], [lat, lng]),
    districtId,
    weight,
  }))

export const toStations = (
  rows: readonly [id: number, ...Named, slug: string, ...Position, urbanIds: readonly number[]][],
): Station[] =>
  rows.map(([id, ka, en, ru, slug, lat, lng, urbanIds]) => ({
    ...createPlace(id, [ka, en, ru], [lat, lng]),
    slug,
    urbanIds,
  }))
