import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import express from 'express'
import { Redis } from 'ioredis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Signer } from '~/session/signer.server'
import { listen } from '~tests/fixtures/listen'
import { RedisServer, redisProgram } from '~tests/fixtures/redis-server'
import { limitPosts } from '../rate-limit'
import { createSharedLimits, type SharedLimits } from './create-shared-limits'

const PASSWORD = 'a-password-of-this-test'
/** Ten times the timeout of the server. */
const MAX_WAIT_MS = 1_000

type LogLine = [details: unknown, message?: string]

interface Site {
  limits: SharedLimits
  lines: LogLine[]
  post(ip?: string): Promise<number>
}

const opened: { close(): unknown }[] = []

/** Opens one process of the site: a visitor may send three forms a minute. */
async function openSite(url: string): Promise<Site> {
  const lines: LogLine[] = []
  const log = { info: (...line: LogLine) => lines.push(line), warn: (...line: LogLine) => lines.push(line) }
  const limits = await createSharedLimits({ url, signer: new Signer('s'.repeat(32)), log })
  const app = express().set('trust proxy', 1)
  app.use(limitPosts(3, limits.createStore('posts')), (_request, response) => {
    response.status(response.locals.refusal?.status ?? 200).end()
  })
  await limits.connect()
  const listening = await listen(app)
  opened.push({ close: () => limits.stop() }, listening)
  return {
    limits,
    lines,
    async post(ip = '203.0.113.7') {
      const headers = { 'x-forwarded-for': ip }
      return (await fetch(listening.origin, { method: 'POST', headers, body: 'x=1' })).status
    },
  }
}

const isShared = ({ limits }: Site) => limits.check().then(Boolean, () => false)

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
})

describe.runIf(redisProgram)('limits in Redis', () => {
  let redis: RedisServer
  beforeEach(async () => {
    redis = await RedisServer.start()
    opened.push({ close: () => redis.remove() })
  })

  test('two processes count a limit together, separately for each visitor', async () => {
    const [one, other] = [await openSite(redis.url), await openSite(redis.url)]
    expect([await one.post(), await other.post(), await one.post(), await other.post()]).toEqual([
      200, 200, 200, 429,
    ])
    expect(await other.post('203.0.113.8')).toBe(200)
    expect(one.lines).toEqual([['limits are counted in Redis, for all processes']])
  })

  test('keys of limits expire and contain no IP', async () => {
    const site = await openSite(redis.url)
    await site.post('203.0.113.7')
    await site.post('2001:db8:0:7::1')
    const client = new Redis(redis.url)
    opened.push({ close: () => client.disconnect() })
    const keys = await client.keys('*')
    expect(keys.toSorted()).toEqual([
      expect.stringMatching(/^ezo:limits:posts:[\w-]{32}$/),
      expect.stringMatching(/^ezo:limits:posts:[\w-]{32}$/),
      'ezo:limits:posts:trial',
    ])
    for (const key of keys) expect(await client.pttl(key), key).toBeGreaterThan(0)
    expect(keys.join()).not.toMatch(/203|2001|db8/)
  })

  test('limits restart when the server has lost its data', async () => {
    const site = await openSite(redis.url)
    for (const status of [200, 200, 200, 429]) expect(await site.post()).toBe(status)
    const client = new Redis(redis.url)
    opened.push({ close: () => client.disconnect() })
    await client.flushall()
    await client.script('FLUSH')
    for (const status of [200, 200, 200, 429]) expect(await site.post()).toBe(status)
    expect(site.lines.length).toBe(1)
  })

  test('each process counts by itself while the server is down, and together once it is back', async () => {
    const [one, other] = [await openSite(redis.url), await openSite(redis.url)]
    await one.post()
    await redis.kill()
    for (const site of [one, other])
      for (const status of [200, 200, 200, 429]) expect(await site.post()).toBe(status)
    expect(one.lines.slice(1)).toEqual([
      [{ reason: expect.any(String) }, 'Redis does not respond: each process counts limits by itself'],
    ])

    await redis.start()
    await expect.poll(() => Promise.all([one, other].map(isShared))).toEqual([true, true])
    expect([await one.post(), await other.post(), await one.post(), await other.post()]).toEqual([
      200, 200, 200, 429,
    ])
    expect(one.lines.length).toBe(3)
  })

  test('a server that has stalled delays no visitor', async () => {
    const site = await openSite(redis.url)
    await site.post()
    redis.signal('SIGSTOP')
    try {
      const startedAt = performance.now()
      const statuses = await Promise.all([site.post(), site.post(), site.post(), site.post()])
      expect(performance.now() - startedAt).toBeLessThan(MAX_WAIT_MS)
      expect(statuses.toSorted()).toEqual([200, 200, 200, 429])
      expect(site.lines.slice(1)).toEqual([[{ reason: 'no answer within 100 ms' }, expect.any(String)]])
    } finally {
      redis.signal('SIGCONT')
    }
    await expect.poll(() => isShared(site)).toBe(true)
  })

  test('an answer that arrived while this process was busy still counts', async () => {
    const site = await openSite(redis.url)
    const answer = site.limits.check()
    const until = performance.now() + 3 * 100
    while (performance.now() < until);
    expect(await answer).toBe('PONG')
    expect(site.lines.length).toBe(1)
  })

  test('each process counts by itself if the server accepts no writes', async () => {
    await redis.kill()
    await redis.start('--maxmemory', '1', '--maxmemory-policy', 'noeviction')
    const site = await openSite(redis.url)
    expect(site.lines).toEqual([[{ reason: expect.stringContaining('OOM') }, expect.any(String)]])
    for (const status of [200, 200, 200, 429]) expect(await site.post()).toBe(status)
  })

  test('each process counts by itself if the password is wrong, and the log does not contain it', async () => {
    await redis.kill()
    await redis.start('--requirepass', `not-${PASSWORD}`)
    const site = await openSite(`redis://:${PASSWORD}@127.0.0.1:${redis.port}`)
    for (const status of [200, 200, 200, 429]) expect(await site.post()).toBe(status)
    expect(site.lines).toEqual([[{ reason: expect.stringContaining('WRONGPASS') }, expect.any(String)]])
    expect(JSON.stringify(site.lines)).not.toContain(PASSWORD)

    const client = new Redis({ port: redis.port, password: `not-${PASSWORD}` })
    opened.push({ close: () => client.disconnect() })
    await client.config('SET', 'requirepass', PASSWORD)
    await expect.poll(() => isShared(site)).toBe(true)
  })
})

test('an unreachable server does not delay the start', async () => {
  const site = await openSite('redis://127.0.0.1:1')
  for (const status of [200, 200, 200, 429]) expect(await site.post()).toBe(status)
  expect(site.lines.length).toBe(1)
  await expect(site.limits.check()).rejects.toThrow('no connection')
})

test('only rediss URLs use TLS', async () => {
  const firstBytes = vi.fn()
  const server = createServer((socket) => socket.once('data', firstBytes).on('error', () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({ close: () => server.close() })
  const { port } = server.address() as AddressInfo
  await openSite(`rediss://:${PASSWORD}@127.0.0.1:${port}`)
  const hello: Buffer = firstBytes.mock.calls[0]?.[0]
  expect([...hello.subarray(0, 2)]).toEqual([0x16, 0x03])
  expect(hello.includes(PASSWORD)).toBe(false)
})
