import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/walking-area'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import type { GeoPoint } from './map.server'
import type { Call } from './upstream-client.server'

/**
 * Minimum timeout in ms: the first area of a town takes a second on an idle machine, several on a busy one.
 */
const MIN_TIMEOUT_MS = 8_000

/** Requests the corners, as in the search parameter `area`; undefined if no paths are known there. */
export function walkingArea(
  { latitude, longitude }: GeoPoint,
  minutes: WalkingAreaMinutes,
): Call<string | undefined> {
  return {
    api: 'main',
    path: 'microservice/locations/walking-area',
    query: new URLSearchParams({ lat: String(latitude), lng: String(longitude), minutes: String(minutes) }),
    minTimeoutMs: MIN_TIMEOUT_MS,
    answer: success(wire.WalkingArea).transform(({ area }) => area),
  }
}
