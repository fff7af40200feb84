import { beforeAll, expect, test } from 'vitest'
import type { Call, Caller } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { loader as loadComparison } from './route'

const database = withTestDatabase()

const api = withApi(database)

let token: string

/** Ids of one owner's statements. */
const ids = { small: 0, large: 0, expired: 0, hidden: 0, blocked: 0, deleted: 0, unknown: 999_999_999 }

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const user_id = await addUser(pool)
  token = await createSession(pool, user_id)
  ids.small = await addStatement(pool, { user_id, area: 40 })
  ids.large = await addStatement(pool, { user_id, area: 90 })
  ids.expired = await addStatement(pool, { user_id, status: 'expired' })
  ids.hidden = await addStatement(pool, { user_id, status: 'hidden' })
  ids.blocked = await addStatement(pool, { user_id, published: false })
  ids.deleted = await addStatement(pool, { user_id, deleted_at: '2026-01-01' })
})

interface LoadOptions {
  /** Ids for which the API returns 503. */
  failing?: number[]
  headers?: Record<string, string>
}

async function load(query: string, { failing = [], headers = {} }: LoadOptions = {}) {
  const { request, context, params } = createRouteArgs(`/en/compare${query}`, {
    origin: api.origin,
    headers,
    context: { origin: 'http://ezo.test' },
  })
  const { upstream } = context
  const paths: string[] = []
  const observed = {
    call: async (caller: Caller, call: Call<unknown>) => {
      paths.push(call.path)
      if (failing.some((id) => call.path.endsWith(`/${id}`)))
        throw new UpstreamError(call.path, 'status', 503)
      return upstream.call(caller, call)
    },
  }
  const data = await loadComparison({
    request,
    context: Object.assign(context, { upstream: observed }),
    params,
  })
  const shown = data.columns.map(({ statement }) => statement.id)
  return { ...data, shown, paths, caching: context.caching }
}

test('statements are in the order of the URL, each loaded by one call', async () => {
  const { shown, description, missing, paths, caching } = await load(`?ids=${ids.large},${ids.small}`)
  expect(shown).toEqual([ids.large, ids.small])
  expect(missing).toEqual([])
  expect(description.split(' · ')).toHaveLength(2)
  expect(paths.map((path) => path.split('/').at(-1))).toEqual([ids.large, ids.small].map(String))
  expect(caching.isAllowed).toBe(true)
  expect(caching.viewCounters).toHaveLength(2)
})

test.each(['a guest', 'the owner'])('%s sees no facts of a statement that is not offered', async (who) => {
  const { small, expired, hidden, blocked, deleted, unknown } = ids
  const headers = { cookie: who === 'a guest' ? '' : `__Host-token=${token}` }
  const first = await load(`?ids=${[small, expired, hidden, blocked]}`, { headers })
  const second = await load(`?ids=${[deleted, unknown]}`, { headers })
  expect(first.shown).toEqual([small])
  expect(second.shown).toEqual([])
  const page = { title: expect.any(String), href: expect.stringMatching(new RegExp(`^/en/.+-${expired}$`)) }
  const [shownExpired, ...others] = [...first.missing, ...second.missing]
  expect(shownExpired).toEqual({ id: expired, reason: 'expired', page })
  expect(others.map(({ id }) => id)).toEqual([hidden, blocked, deleted, unknown])
  if (who === 'a guest')
    expect(others).toEqual([hidden, blocked, deleted, unknown].map((id) => ({ id, reason: 'gone' })))
})

test('the first six of many ids are loaded', async () => {
  const { query, paths } = await load(`?ids=${Array.from({ length: 50 }, (_, place) => place + 1)}`)
  expect(query).toMatchObject({ ids: [1, 2, 3, 4, 5, 6], leftOut: 44 })
  expect(paths).toHaveLength(6)
})

test('a URL without ids makes no upstream calls', async () => {
  for (const query of ['', '?ids=', '?ids=x,y'])
    expect(await load(query)).toMatchObject({ columns: [], missing: [], paths: [] })
})

test('a statement that fails to load is named, and the page is not cached', async () => {
  const { shown, missing, caching } = await load(`?ids=${ids.small},${ids.large}`, { failing: [ids.small] })
  expect(shown).toEqual([ids.large])
  expect(missing).toEqual([{ id: ids.small, reason: 'failed' }])
  expect(caching.isAllowed).toBe(false)
})

test('if all statements fail to load, the page fails like others', async () => {
  const failing = [ids.small, ids.large]
  await expect(load(`?ids=${failing}`, { failing })).rejects.toThrow(UpstreamError)
})

test('the back link leads to the list that the visitor came from', async () => {
  const referer = 'http://ezo.test/en/favorites?page=2'
  expect((await load('', { headers: { referer } })).back).toBe('/en/favorites?page=2')
  expect((await load('')).back).toBeUndefined()
})
