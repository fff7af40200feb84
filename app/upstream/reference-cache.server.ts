import { LRUCache } from 'lru-cache'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

const MAX_FRESH_MS = 60_000
const MAX_ANSWERS = 200

interface FetchContext {
  upstream: UpstreamClient
  caller: Caller
  call: Call<unknown>
}

/**
 * Caches public reference data per language. Serves stale data while refreshing and when the upstream is
 * down.
 */
export class ReferenceCache {
  readonly #upstream: UpstreamClient
  readonly #dictionaries = createCache()
  readonly #chosenByVisitors = createCache()

  constructor(upstream: UpstreamClient) {
    this.#upstream = upstream
  }

  /** Clears the cache, for example after an operator's change. */
  clear(): void {
    this.#dictionaries.clear()
    this.#chosenByVisitors.clear()
  }

  /** Returns a cached answer or fetches it, without the visitor's token, as the answer is shared. */
  async get<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    const cache = call.cacheSeparately ? this.#chosenByVisitors : this.#dictionaries
    const key = `${caller.language} ${call.api} ${call.path}?${call.query ?? ''}`
    const context: FetchContext = {
      upstream: this.#upstream,
      caller: { language: caller.language, requestId: caller.requestId },
      call,
    }
    const { answer } = (await cache.forceFetch(key, { context })) as { answer: Answer }
    return answer
  }
}

/** Creates a cache. A failure is thrown to all waiting calls and is not cached. */
function createCache() {
  return new LRUCache<string, object, FetchContext>({
    max: MAX_ANSWERS,
    ttl: MAX_FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Waiting calls get the answer even if other entries have evicted it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { upstream, caller, call } }) => ({
      answer: await upstream.call(caller, call),
    }),
  })
}
