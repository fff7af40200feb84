import { LRUCache } from 'lru-cache'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

const MAX_FRESH_MS = 60_000

interface FetchContext {
  upstream: UpstreamClient
  caller: Caller
  call: Call<unknown>
}

/**
 * Public reference data (dictionaries, places, footer, configuration), kept per language. A stale copy is shown while
 * a new one is fetched, and also when the upstream is down.
 */
export class ReferenceCache {
  readonly #door: UpstreamClient
  /** Why the last fetch of a key failed: the cache itself answers "nothing" where it has no stale copy. */
  readonly #failures = new Map<string, unknown>()
  readonly #kept = new LRUCache<string, object, FetchContext>({
    max: 500,
    ttl: MAX_FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, _stale, { context }) => {
      try {
        return { answer: await context.upstream.call(context.caller, context.call) }
      } catch (error) {
        this.#failures.set(key, error)
        throw error
      }
    },
  })

  constructor(upstream: UpstreamClient) {
    this.#door = upstream
  }

  /** The kept answer, or the upstream's. Never asked with a visitor's token: the answer is everybody's. */
  async get<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    const key = `${caller.language} ${call.api} ${call.path}?${call.query ?? ''}`
    const context: FetchContext = {
      upstream: this.#door,
      caller: { language: caller.language, requestId: caller.requestId },
      call,
    }
    const kept = (await this.#kept.fetch(key, { context })) as { answer: Answer } | undefined
    if (!kept) throw this.#failures.get(key)
    return kept.answer
  }
}
