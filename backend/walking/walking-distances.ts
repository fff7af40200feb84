import FlatQueue from 'flatqueue'
import { MAX_WALKING_MINUTES } from '~contract/walking-times'
import type { NearestWay, WalkingNetwork } from './network'

/** 4.8 km an hour, the pace at which towns are planned. */
export const METRES_PER_MINUTE = 80
export const MAX_WALKING_METRES = MAX_WALKING_MINUTES * METRES_PER_MINUTE

/**
 * Metres on foot from the nearest of some points of the network to every other, by Dijkstra's algorithm.
 * @param starts with the metres that lie before each
 * @param maxMetres nothing farther is looked at; it is infinitely far
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
    // A shorter way was found after this one had been queued; what is kept is rounded to four bytes.
    if (Math.fround(walked) > (distances[node] ?? 0)) continue
    for (let link = firstLink[node] ?? 0; link < (firstLink[node + 1] ?? 0); link++)
      reach(neighbours[link] ?? 0, walked + (metres[link] ?? 0))
  }
  return distances
}

/** Metres on foot, by distances that `measureDistances` found; infinite where no way leads. */
export function getDistance({ node, metres }: NearestWay, distances: Float32Array): number {
  return metres + (distances[node] ?? Number.POSITIVE_INFINITY)
}

/** At least one minute. */
export function toMinutes(metres: number): number {
  return Math.max(1, Math.round(metres / METRES_PER_MINUTE))
}
