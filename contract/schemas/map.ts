import { z } from 'zod'
import { id, latitude, longitude, optionalMeasure, optionalText } from './primitives'
import { rowsOf } from './rows'
import { Price } from './statements'

export const Bounds = z.object({ north: latitude, south: latitude, east: longitude, west: longitude })

export const Cluster = z.object({
  count: z.number().int().positive(),
  lat: latitude,
  lng: longitude,
  /** Bounding box of the members; a single point if they share one place. */
  bounds: Bounds,
  min_price: Price,
})

export const Pin = z.object({
  id,
  lat: latitude,
  lng: longitude,
  price: Price,
  price_type_id: id.nullish(),
  price_negotiable: z.boolean().nullish(),
  price_from: z.boolean().nullish(),
  is_vip: z.boolean().nullish(),
  is_vip_plus: z.boolean().nullish(),
  is_super_vip: z.boolean().nullish(),
  dynamic_title: z.string(),
  dynamic_slug: z.string(),
  middle_slug: optionalText,
})

export const MapData = z.object({
  total: z.number().int(),
  extent: Bounds.nullish(),
  clusters: rowsOf(Cluster),
  pins: rowsOf(Pin),
})

const LngLat = z.tuple([longitude, latitude])

export const Parcel = z.object({
  rs_code: optionalText,
  /** Area in m². */
  area: optionalMeasure,
  /** True for outlines generated for the demo. */
  is_made_up: z.boolean().nullish(),
  outline: z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(LngLat).min(4)).min(1) }),
})

export const StatementParcel = z.object({ parcel: Parcel.nullish() })
