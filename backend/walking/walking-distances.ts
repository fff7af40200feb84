import FlatQueue from 'flatqueue'
import { MAX_WALKING_MINUTES } from '~contract/walking-times'
import type { NearestWay, WalkingNetwork } from './network'

/** Walking speed, 4.8 km an hour, as used in town planning. */
export const METRES_PER_MINUTE = 80
export const MAX_WALKING_METRES = MAX_WALKING_MINUTES * METRES_PER_MINUTE

/**
 * Returns metres on foot from the nearest start to every point, by Dijkstra's algorithm.
 * @param starts points with their initial metres
 * @param maxMetres farther points are not visited and count as unreachable
 */
export function measureDistances(
  { firstLink, neighbours, metres }: WalkingNetwork,
  starts: Iterable<NearestWay>,
  maxMetres = MAX_WALKING_METRES,
): Float32Array {
  const distances = new Float32Array(firstLink.length - 1).fill(Number.POSITIVE_INFINITY)
  const queue = new FlatQueue<number>()
  const reach = (node: number, walked: number) => {
    if (walked > maxMetres || walked >= (distances[node] ?? 0)) return
    distances[node] = walked
    queue.push(node, walked)
  }
  for (const start of starts) reach(start.node, start.metres)
  while (queue.length > 0) {
    const walked = queue.peekValue() ?? 0
    const node = queue.pop() ?? 0
    // Outdated queue entry: a shorter way was found later. Stored distances are rounded to four bytes.
    if (Math.fround(walked) > (distances[node] ?? 0)) continue
    for (let link = firstLink[node] ?? 0; link < (firstLink[node + 1] ?? 0); link++)
      reach(neighbours[link] ?? 0, walked + (metres[link] ?? 0))
  }
  return distances
}

/** Returns metres on foot from the results of `measureDistances`; infinite if unreachable. */
export function getDistance({ node, metres }: NearestWay, distances: Float32Array): number {
  return metres + (distances[node] ?? Number.POSITIVE_INFINITY)
}

/** Converts to minutes, at least one. */
export function toMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / METRES_PER_MINUTE))
}
