import type { Point } from '~backend/platform/distance'
import { MAX_COMPARED_MINUTES } from '~contract/walking-times'
import { findNearestWay, MAX_METRES_TO_WAY, type WalkingNetwork } from './network'
import { getDistance, METRES_PER_MINUTE, measureDistances, toMinutes } from './walking-distances'

/** WalkingTime to one point; null where no footpaths are known. */
export type WalkingTime = {
  minutes: number | null
  /** True if the walk takes longer than these minutes, the maximum. */
  is_farther?: boolean
}

/** Measures the walks to some points, in a thread. */
export type MeasureWalks = (
  start: Point,
  ends: readonly Point[],
  signal: AbortSignal,
) => Promise<WalkingTime[]>

const MAX_METRES = MAX_COMPARED_MINUTES * METRES_PER_MINUTE

/** Measures the walks from a point to others, in the order of these. */
export function findWalks(network: WalkingNetwork, start: Point, ends: readonly Point[]): WalkingTime[] {
  const from = findNearestWay(network, start)
  if (!from) return ends.map(() => ({ minutes: null }))
  const distances = measureDistances(network, [from], MAX_METRES + MAX_METRES_TO_WAY)
  return ends.map((end) => {
    const to = findNearestWay(network, end)
    if (!to) return { minutes: null }
    const minutes = toMinutes(getDistance(to, distances))
    return minutes <= MAX_COMPARED_MINUTES ? { minutes } : { minutes: MAX_COMPARED_MINUTES, is_farther: true }
  })
}
