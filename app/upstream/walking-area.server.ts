import { geocodingEndpoints } from '~contract/endpoints/geocoding'
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
