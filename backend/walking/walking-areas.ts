import { LRUCache } from 'lru-cache'
import type { Point } from '~backend/platform/distance'
import { tooManyRequests } from '~backend/platform/http/errors'
import type { WalkingAreaMinutes } from '~contract/walking-times'

/** Finds the corners of a walking area, in a thread; undefined outside the towns. */
export type FindArea = (
  start: Point,
  minutes: WalkingAreaMinutes,
  signal: AbortSignal,
) => Promise<Point[] | undefined>

const MAX_CACHED = 1_000
/** Maximum queue length; an area takes up to 0.1 s, and further requests are rejected. */
const MAX_WAITING = 30
const RETRY_SECONDS = 5
const TIMEOUT_MS = 8_000
const DECIMALS = 5

/** Cache of walking areas in the format of the search parameter `area`. */
export class WalkingAreas {
  readonly #cache: LRUCache<string, { area: string | null }, { start: Point; minutes: WalkingAreaMinutes }>
  #waiting = 0

  constructor(findArea: FindArea) {
    this.#cache = new LRUCache({
      max: MAX_CACHED,
      fetchMethod: async (_key, _stale, { context: { start, minutes } }) => {
        if (this.#waiting >= MAX_WAITING) throw tooManyRequests(RETRY_SECONDS)
        this.#waiting += 1
        const found = findArea(start, minutes, AbortSignal.timeout(TIMEOUT_MS))
        const corners = await found.finally(() => (this.#waiting -= 1))
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
