import { tooManyRequests } from '~backend/platform/http/errors'

/** Maximum queue length; an area takes up to 0.1 s, and further requests are rejected. */
const MAX_WAITING = 30
const RETRY_SECONDS = 5
const TIMEOUT_MS = 8_000

/** Queue in front of the thread for walks. */
export class WalkingQueue {
  #waiting = 0

  /** @throws ApiError 429 if the queue is full */
  async run<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.#waiting >= MAX_WAITING) throw tooManyRequests(RETRY_SECONDS)
    this.#waiting += 1
    return task(AbortSignal.timeout(TIMEOUT_MS)).finally(() => (this.#waiting -= 1))
  }
}
