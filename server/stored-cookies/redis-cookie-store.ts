import { COOKIE_STORE_LIMITS, type CookieStore, getVisitorOfEntry } from '~contract/cookie-store'
import type { RedisConnection } from '../shared-limits/redis-connection'

const PREFIX = 'ezo:cookies:'
/** Sorted set of all entries by expiry time. */
const ALL = `${PREFIX}all`
/** Maximum age in seconds; no stored cookie lives longer. */
const MAX_AGE_SECONDS = 86_400

/** Stores values in Redis, for several machines without a database of ours. */
export function createRedisCookieStore(connection: Pick<RedisConnection, 'send'>): CookieStore {
  const unavailable = () => Promise.reject(new Error('no connection to Redis'))
  return {
    save: ({ id, sealed, maxAgeSeconds }) =>
      connection.send(async (client) => {
        const own = `${PREFIX}of:${getVisitorOfEntry(id)}`
        const now = Date.now()
        const expiresAt = now + maxAgeSeconds * 1_000
        await client.zremrangebyscore(ALL, '-inf', now)
        const isKnown = (await client.exists(PREFIX + id)) === 1
        if (!isKnown && (await client.zcard(ALL)) >= COOKIE_STORE_LIMITS.entries) return false
        await client
          .multi()
          .set(PREFIX + id, sealed, 'EX', maxAgeSeconds)
          .zadd(ALL, expiresAt, id)
          .expire(ALL, MAX_AGE_SECONDS)
          .zadd(own, expiresAt, id)
          .expire(own, maxAgeSeconds)
          .exec()
        const newest = -COOKIE_STORE_LIMITS.entriesPerVisitor
        const excess = await client.zrange(own, 0, String(newest - 1))
        if (excess.length > 0)
          await client
            .multi()
            .del(excess.map((each) => PREFIX + each))
            .zrem(ALL, excess)
            .zrem(own, excess)
            .exec()
        return true
      }, unavailable),
    find: (id) =>
      connection.send(async (client) => (await client.getBuffer(PREFIX + id)) ?? undefined, unavailable),
    remove: (id) =>
      connection.send(async (client) => {
        const own = `${PREFIX}of:${getVisitorOfEntry(id)}`
        await client
          .multi()
          .del(PREFIX + id)
          .zrem(ALL, id)
          .zrem(own, id)
          .exec()
      }, unavailable),
  }
}
