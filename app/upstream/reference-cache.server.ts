import { LRUCache } from 'lru-cache'
import type { Call, Caller, UpstreamClient } from './upstream-client.server'

const MAX_FRESH_MS = 60_000
const MAX_ANSWERS = 200

interface FetchContext {
  upstream: UpstreamClient
  caller: Caller
  call: Call<unknown>
}

/** Caches public reference data per language. Serves stale data while refreshing and when the upstream is down. */
export class ReferenceCache {
  readonly #upstream: UpstreamClient
  readonly #dictionaries = createCache()
  readonly #chosenByVisitors = createCache()

  constructor(upstream: UpstreamClient) {
    this.#upstream = upstream
  }

  /** What was cached is fetched anew, as after an operator's change. */
  clear(): void {
    this.#dictionaries.clear()
    this.#chosenByVisitors.clear()
  }

  /** Called without the visitor's token, as the answer is shared. */
  async get<Answer>(caller: Caller, call: Call<Answer>): Promise<Answer> {
    const cache = call.hasIdOfVisitor ? this.#chosenByVisitors : this.#dictionaries
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

/** A failure is told to those who wait for it and kept for nobody. */
function createCache() {
  return new LRUCache<string, object, FetchContext>({
    max: MAX_ANSWERS,
    ttl: MAX_FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Who waits for an answer gets it, even when others have pushed it out.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { upstream, caller, call } }) => ({
      answer: await upstream.call(caller, call),
    }),
  })
}
