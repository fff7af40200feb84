import { LRUCache } from 'lru-cache'
import type { Point } from '~backend/platform/distance'
import type { WalkingAreaMinutes } from '~contract/walking-times'
import { WalkingQueue } from './walking-queue'

/** Finds the corners of a walking area, in a thread; undefined outside the towns. */
export type FindArea = (
  start: Point,
  minutes: WalkingAreaMinutes,
  signal: AbortSignal,
) => Promise<Point[] | undefined>

const MAX_CACHED = 1_000
const DECIMALS = 5

/** Cache of walking areas in the format of the search parameter `area`. */
export class WalkingAreas {
  readonly #cache: LRUCache<string, { area: string | null }, { start: Point; minutes: WalkingAreaMinutes }>

  constructor(findArea: FindArea, queue = new WalkingQueue()) {
    this.#cache = new LRUCache({
      max: MAX_CACHED,
      fetchMethod: async (_key, _stale, { context: { start, minutes } }) => {
        const corners = await queue.run((signal) => findArea(start, minutes, signal))
        return { area: corners ? formatCorners(corners) : null }
      },
    })
  }

  /** @returns null outside the towns */
  async find(start: Point, minutes: WalkingAreaMinutes): Promise<string | null> {
    const rounded = { lat: roundDegrees(start.lat), lng: roundDegrees(start.lng) }
    const key = `${minutes} ${rounded.lat} ${rounded.lng}`
    const found = await this.#cache.fetch(key, { context: { start: rounded, minutes } })
    return found?.area ?? null
  }
}

function formatCorners(corners: readonly Point[]): string {
  return corners.flatMap(({ lat, lng }) => [roundDegrees(lat), roundDegrees(lng)]).join()
}

function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
