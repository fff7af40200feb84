import type { z } from 'zod'
import { statementEndpoints } from '~contract/endpoints/statements'
import type * as wire from '~contract/schemas/map'
import { defineCall } from './endpoint-call.server'
import { toPrice, toPriceKind, toVipTier } from './statement-fields'
import type { Call } from './upstream-client.server'

export interface GeoPoint {
  latitude: number
  longitude: number
}

export type MapCluster = ReturnType<typeof toCluster>
export type MapPin = ReturnType<typeof toPin>

/** Statements of a view, clustered or as pins; `extent` is their bounding box. */
export type MapData = ReturnType<typeof toMapData>

const callMapData = defineCall(statementEndpoints.mapData, toMapData)

/** Requests the map results of the query; with `bounds` and `zoom` (256-pixel tiles) limited to a view. */
export function mapData(query: URLSearchParams): Call<MapData> {
  return callMapData({ query })
}

export type Parcel = ReturnType<typeof toParcel>

const callParcel = defineCall(statementEndpoints.parcel, ({ parcel }) =>
  parcel ? toParcel(parcel) : undefined,
)

export function statementParcel(id: number): Call<Parcel | undefined> {
  return callParcel({ params: { id } })
}

function toMapData(map: z.output<typeof wire.MapData>) {
  return {
    total: map.total,
    extent: map.extent ?? undefined,
    clusters: map.clusters.map(toCluster),
    pins: map.pins.map(toPin),
  }
}

function toCluster(cluster: z.output<typeof wire.Cluster>) {
  return {
    count: cluster.count,
    place: { latitude: cluster.lat, longitude: cluster.lng },
    bounds: cluster.bounds,
    lowestPrice: toPrice(cluster.min_price),
  }
}

function toPin(pin: z.output<typeof wire.Pin>) {
  return {
    id: pin.id,
    place: { latitude: pin.lat, longitude: pin.lng },
    title: pin.dynamic_title,
    slug: pin.dynamic_slug,
    middleSlug: pin.middle_slug,
    price: toPrice(pin.price),
    priceKind: toPriceKind(pin),
    vip: toVipTier(pin),
  }
}

function toParcel(parcel: z.output<typeof wire.Parcel>) {
  return {
    code: parcel.rs_code,
    area: parcel.area,
    /** True for demo data, which pages mark as such. */
    isMadeUp: parcel.is_made_up ?? false,
    /** Vertices of the outer ring; the last repeats the first. */
    outline: (parcel.outline.coordinates[0] ?? []).map(([lng, lat]) => ({ latitude: lat, longitude: lng })),
  }
}
