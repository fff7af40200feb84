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
  readonly #kept = new LRUCache<string, object, Fetching>({
    max: 500,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context }) => {
      const answer = await context.door.call(context.caller, context.call)
      return { answer }
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
    if (!kept) throw new Error(`no answer for ${call.path}`)
    return kept.answer
  }
}
