import type { z } from 'zod'
import { geocodingEndpoints } from '~contract/endpoints/geocoding'
import type * as wire from '~contract/schemas/walking'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { defineCall } from './endpoint-call.server'
import type { GeoPoint } from './map.server'
import type { Call } from './upstream-client.server'

/**
 * Minimum timeout in ms: the first area of a town takes a second on an idle machine, several on a busy one.
 */
const MIN_TIMEOUT_MS = 8_000

const callWalkingArea = defineCall(geocodingEndpoints.walkingArea, ({ area }) => area)

/** Corners of the area, in the format of the search parameter `area`; undefined where no ways are known. */
export function walkingArea(
  { latitude, longitude }: GeoPoint,
  minutes: WalkingAreaMinutes,
): Call<string | undefined> {
  return {
    ...callWalkingArea({ query: { lat: latitude, lng: longitude, minutes } }),
    minTimeoutMs: MIN_TIMEOUT_MS,
  }
}

export type WalkingTime = ReturnType<typeof toWalkingTime>

function toWalkingTime({ minutes, is_farther }: z.output<typeof wire.Walks>[number]) {
  return { minutes: minutes ?? undefined, isFarther: is_farther ?? false }
}

const callWalks = defineCall(
  geocodingEndpoints.walks,
  (rows) => new Map(rows.map((row) => [row.end, toWalkingTime(row)])),
)

/** Minutes on foot from a place to some others, by their position; undefined where no ways are known. */
export function walks(
  { latitude, longitude }: GeoPoint,
  ends: readonly GeoPoint[],
): Call<Map<number, WalkingTime>> {
  const points = ends.map((end) => `${end.latitude.toFixed(5)},${end.longitude.toFixed(5)}`)
  return {
    ...callWalks({ query: { lat: latitude, lng: longitude, ends: points.join() } }),
    minTimeoutMs: MIN_TIMEOUT_MS,
  }
}
