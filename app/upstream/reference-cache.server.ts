import { LRUCache } from 'lru-cache'
import type { Call, Caller, Door } from './door.server'

const FRESH_MS = 60_000

interface Fetching {
  door: Door
  caller: Caller
  call: Call<unknown>
}

/**
 * Public reference data (dictionaries, places, footer, configuration), kept per language. A stale copy is shown while
 * a new one is fetched, and also when the upstream is down.
 */
export class ReferenceCache {
  readonly #door: Door
  /** Why the last fetch of a key failed: the cache itself answers "nothing" where it has no stale copy. */
  readonly #failures = new Map<string, unknown>()
  readonly #kept = new LRUCache<string, object, Fetching>({
    max: 500,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, _stale, { context }) => {
      try {
        return { answer: await context.door.call(context.caller, context.call) }
      } catch (error) {
        this.#failures.set(key, error)
        throw error
      }
    },
  })

  constructor(door: Door) {
    this.#door = door
  }

  /** The kept answer, or the upstream's. Never asked with a visitor's token: the answer is everybody's. */
  async get<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    const key = `${caller.language} ${call.api} ${call.path}?${call.query ?? ''}`
    const context: Fetching = {
      door: this.#door,
      caller: { language: caller.language, requestId: caller.requestId },
      call,
    }
    const kept = (await this.#kept.fetch(key, { context })) as { answer: Answer } | undefined
    if (!kept) throw this.#failures.get(key)
    return kept.answer
  }
}
