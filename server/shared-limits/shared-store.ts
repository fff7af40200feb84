import type { Options, Store } from 'express-rate-limit'
import type { Redis } from 'ioredis'
import type { RedisStore } from 'rate-limit-redis'
import { MonotonicStore } from '~backend/platform/http/monotonic-store'
import type { RedisConnection } from './redis-connection'

export interface SharedStoreOptions {
  /** Prefix of one limit. */
  prefix: string
  connection: Pick<RedisConnection, 'send'>
  /** Registers preparations for each new connection. */
  onConnect(prepare: (client: Redis) => Promise<void>): void
  createRedisStore(client: Redis, prefix: string): RedisStore
  /** Returns the pseudonym of an IP for use outside this process. */
  createPseudonym(of: string): string
}

/** Counts a limit for all processes, or for this one while there is no connection. */
export class SharedStore implements Store {
  readonly localKeys = false
  readonly prefix: string
  readonly #options: SharedStoreOptions
  readonly #own = new MonotonicStore()
  #redis: Store = this.#own

  constructor(options: SharedStoreOptions) {
    this.prefix = options.prefix
    this.#options = options
  }

  init(limit: Options): void {
    this.#own.init(limit)
    this.#options.onConnect(async (client) => {
      // It loads its scripts once and remembers a failure, so each connection needs a new one.
      const redis = this.#options.createRedisStore(client, this.prefix)
      await redis.init(limit)
      // A trial count fails on a full server, a replica, and one on which we lack rights.
      await redis.increment('trial')
      this.#redis = redis
    })
  }

  increment(key: string) {
    return this.#send(key, async (store, name) => store.increment(name))
  }

  decrement(key: string) {
    return this.#send(key, async (store, name) => store.decrement(name))
  }

  resetKey(key: string) {
    return this.#send(key, async (store, name) => store.resetKey(name))
  }

  #send<Answer>(key: string, command: (store: Store, name: string) => Promise<Answer>): Promise<Answer> {
    const name = this.#options.createPseudonym(`${this.prefix} ${key}`)
    return this.#options.connection.send(
      () => command(this.#redis, name),
      () => command(this.#own, name),
    )
  }
}
