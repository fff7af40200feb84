import { LRUCache } from 'lru-cache'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

const MAX_FRESH_MS = 60_000

interface FetchContext {
  upstream: UpstreamClient
  caller: Caller
  call: Call<unknown>
}

/** Caches public reference data per language. Serves stale data while refreshing and when the upstream is down. */
export class ReferenceCache {
  readonly #door: UpstreamClient
  /** The cause of each key's last failed fetch, which the cache library does not expose. */
  readonly #failures = new Map<string, unknown>()
  readonly #cache = new LRUCache<string, object, FetchContext>({
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

  /** Called without the visitor's token, as the answer is shared. */
  async get<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    const key = `${caller.language} ${call.api} ${call.path}?${call.query ?? ''}`
    const context: FetchContext = {
      upstream: this.#door,
      caller: { language: caller.language, requestId: caller.requestId },
      call,
    }
    const cached = (await this.#cache.fetch(key, { context })) as { answer: Answer } | undefined
    if (!cached) throw this.#failures.get(key)
    return cached.answer
  }
}
