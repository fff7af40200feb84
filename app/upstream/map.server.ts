import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalMeasure, optionalText } from '~contract/schemas/primitives'
import { Price, toPriceKind, toVipTier } from './statement-schemas'
import type { Call } from './upstream-client.server'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const Bounds = z.object({ north: latitude, south: latitude, east: longitude, west: longitude })

export type MapBounds = z.output<typeof Bounds>

export interface GeoPoint {
  latitude: number
  longitude: number
}

const Cluster = z
  .object({
    count: z.number().int().positive(),
    lat: latitude,
    lng: longitude,
    bounds: Bounds,
    min_price: Price,
  })
  .transform((wire) => ({
    count: wire.count,
    place: { latitude: wire.lat, longitude: wire.lng },
    /** The bounding box of its members; a single point when they cannot be told apart. */
    bounds: wire.bounds,
    lowestPrice: wire.min_price,
  }))

export type MapCluster = z.output<typeof Cluster>

const Pin = z
  .object({
    id: z.number().int(),
    lat: latitude,
    lng: longitude,
    price: Price,
    price_type_id: z.number().int().nullish(),
    price_negotiable: z.boolean().nullish(),
    price_from: z.boolean().nullish(),
    is_vip: z.boolean().nullish(),
    is_vip_plus: z.boolean().nullish(),
    is_super_vip: z.boolean().nullish(),
    dynamic_title: z.string(),
    dynamic_slug: z.string(),
    middle_slug: optionalText,
  })
  .transform((wire) => ({
    id: wire.id,
    place: { latitude: wire.lat, longitude: wire.lng },
    title: wire.dynamic_title,
    slug: wire.dynamic_slug,
    middleSlug: wire.middle_slug,
    price: wire.price,
    priceKind: toPriceKind(wire),
    vip: toVipTier(wire),
  }))

export type MapPin = z.output<typeof Pin>

const MapData = z.object({
  total: z.number().int(),
  extent: Bounds.nullish().transform((extent) => extent ?? undefined),
  clusters: z.array(Cluster),
  pins: z.array(Pin),
})

/** All statements of a view, clustered or as pins; `extent` is their bounding box. */
export type MapData = z.output<typeof MapData>

/** Map results of the query; with `bounds` and `zoom` (256-pixel tiles) limited to a view. */
export function mapData(query: URLSearchParams): Call<MapData> {
  return { api: 'main', path: 'microservice/statements/map-data', query, answer: success(MapData) }
}

const LngLat = z.tuple([longitude, latitude])

const Parcel = z
  .object({
    rs_code: optionalText,
    area: optionalMeasure,
    is_made_up: z.boolean().nullish(),
    outline: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(LngLat).min(4)).min(1) }),
  })
  .transform((wire) => ({
    code: wire.rs_code,
    area: wire.area,
    /** Demo data, to be marked as such. */
    isMadeUp: wire.is_made_up ?? false,
    /** Vertices of the outer ring; the last repeats the first. */
    outline: (wire.outline.coordinates[0] ?? []).map(([lng, lat]) => ({ latitude: lat, longitude: lng })),
  }))

export type Parcel = z.output<typeof Parcel>

export function statementParcel(id: number): Call<Parcel | undefined> {
  return {
    api: 'main',
    path: `microservice/statements/napr-map-data/${id}`,
    answer: success(z.object({ parcel: Parcel.nullish() })).transform(({ parcel }) => parcel ?? undefined),
  }
}
