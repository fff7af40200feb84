import type { Store } from 'express-rate-limit'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Signer } from '~/session/signer.server'
import type { CookieStore } from '~contract/cookie-store'
import { createRedisCookieStore } from '../stored-cookies/redis-cookie-store'
import { RedisConnection } from './redis-connection'
import { SharedStore } from './shared-store'

const PREFIX = 'ezo:limits:'

/** Shares limits, and other data in Redis, between the processes of the site. */
export interface SharedLimits {
  cookieStore: CookieStore
  /** @param limit name of the limit, the same in all processes */
  createStore(limit: string): Store
  /**
   * Must be called after all stores are created. Retries until it succeeds, and whenever the connection is
   * lost.
   */
  connect(): Promise<void>
  /** @throws Error while each process counts by itself */
  check(): Promise<unknown>
  stop(): void
}

interface SharedLimitsOptions {
  url: string
  signer: Pick<Signer, 'createPseudonym'>
  log: Pick<Logger, 'info' | 'warn'>
}

export async function createSharedLimits({ url, signer, log }: SharedLimitsOptions): Promise<SharedLimits> {
  // Loaded on demand: megabytes that most sites do not need.
  const [{ Redis: Client }, { RedisStore }] = await Promise.all([
    import('ioredis'),
    import('rate-limit-redis'),
  ])
  const preparations: ((client: Redis) => Promise<void>)[] = []
  const connection = new RedisConnection({
    createClient: () =>
      new Client(url, {
        lazyConnect: true,
        retryStrategy: null,
        enableOfflineQueue: false,
        // The check needs INFO, which may not be allowed; the preparations find out as much.
        enableReadyCheck: false,
        disconnectTimeout: 100,
      }),
    prepare: (client) => Promise.all(preparations.map((prepare) => prepare(client))),
    log,
  })
  return {
    cookieStore: createRedisCookieStore(connection),
    createStore: (limit) =>
      new SharedStore({
        prefix: `${PREFIX}${limit}:`,
        connection,
        onConnect: (prepare) => preparations.push(prepare),
        createRedisStore: (client, prefix) =>
          new RedisStore({
            prefix,
            sendCommand: async (command: string, ...args: string[]) =>
              client.call(command, ...args) as Promise<string>,
          }),
        createPseudonym: (of) => signer.createPseudonym(of),
      }),
    connect: () => connection.connect(),
    check: () =>
      connection.send<unknown>(
        (client) => client.ping(),
        () => Promise.reject(new Error('no connection')),
      ),
    stop: () => connection.stop(),
  }
}
