import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import type { RateLimitedAction } from '~backend/platform/rate-limits'
import { DRAFT_KEY_HEADER } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { DRAFTS, withDraftApi } from '~tests/fixtures/draft-api'
import { COMPLETE_FLAT, createPhoto } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const drafts = withDraftApi(database)
const { api } = drafts
let id: string
let photo: string

beforeEach(async () => {
  id = (await drafts.start(COMPLETE_FLAT)).id
  photo = (await drafts.upload(id, await createPhoto(1))).photo.token
  await drafts.upload(id, await createPhoto(2))
})

async function readAll() {
  const { rows } = await database.pool.query(
    `select to_jsonb(d) as draft, (select jsonb_agg(to_jsonb(p) order by p.path) from draft_photos p where p.draft_id = d.id) as photos
     from statement_drafts d where d.user_id = $1 order by d.id`,
    [drafts.owner],
  )
  return rows
}

/** Changes of a draft, except its deletion. */
const CHANGES: [method: string, path: () => string, body: object][] = [
  ['PATCH', () => '', { price: '77000', version: '99' }],
  ['PATCH', () => `/photos/${photo}`, { caption: 'The kitchen', operation: 'later' }],
  ['PATCH', () => `/photos/${photo}`, { operation: 'delete' }],
  ['POST', () => '/publish', {}],
]

const call = async (method: string, path: string, body: object, headers: Record<string, string>) => {
  const answer = await fetch(`${api.origin}/api${DRAFTS}/${id}${path}`, {
    method,
    headers: { 'x-website-key': 'ezo', 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  return answer.status
}

async function upload(token: string, seed: number): Promise<number> {
  const answer = await fetch(`${api.origin}/api${DRAFTS}/${id}/photos`, {
    method: 'POST',
    headers: {
      'x-website-key': 'ezo',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${token}`,
    },
    body: new Uint8Array(await createPhoto(seed)),
  })
  return answer.status
}

test("a draft cannot be read, changed, published or deleted by other users or with another draft's key", async () => {
  const before = await readAll()
  const stranger = await createSession(database.pool, await addUser(database.pool))
  const callers: Record<string, string>[] = [
    { authorization: `Bearer ${stranger}` },
    { [DRAFT_KEY_HEADER]: randomUUID() },
  ]
  for (const headers of callers) {
    const isGuest = !('authorization' in headers)
    for (const [method, path, body] of [
      ...CHANGES,
      ['GET', () => '', {}] as const,
      ['GET', () => '/duplicates', {}] as const,
      ['DELETE', () => '', {}] as const,
    ])
      expect([method, path(), await call(method, path(), body, headers)]).toEqual([
        method,
        path(),
        isGuest && path() === '/publish' ? 401 : 404,
      ])
  }
  expect(await upload(stranger, 3)).toBe(404)
  expect(await readAll()).toEqual(before)
})

test('a draft under review cannot be changed', async () => {
  await database.pool.query("update statement_drafts set state = 'in_review' where id = $1", [id])
  const before = await readAll()
  for (const [method, path, body] of CHANGES)
    expect([path(), await call(method, path(), body, { authorization: `Bearer ${drafts.token}` })]).toEqual([
      path(),
      409,
    ])
  expect(await upload(drafts.token, 3)).toBe(409)
  expect(await readAll()).toEqual(before)
})

test("changes of a draft leave the owner's other drafts unchanged, even with the same photos", async () => {
  const statement = await drafts.publish(id)
  const path = async (of: string) =>
    (await api.post(`${DRAFTS}/${of}/${statement}`, {}, { token: drafts.token })).body.data.id
  await path('of-statement')
  const before = await readAll()
  id = await path('copy-of')
  photo = (await api.get(`${DRAFTS}/${id}`, { token: drafts.token })).body.data.photos[0].token
  const headers = { authorization: `Bearer ${drafts.token}` }
  for (const [method, path, body] of CHANGES.slice(0, 3))
    expect(await call(method, path(), body, headers)).toBe(200)
  expect(await call('DELETE', '', {}, headers)).toBe(200)
  expect(await readAll()).toEqual(before)
})

test('a blocked statement cannot be copied', async () => {
  const statement = await drafts.publish(id)
  const copy = () => api.post(`${DRAFTS}/copy-of/${statement}`, {}, { token: drafts.token })
  expect((await copy()).status).toBe(200)
  await database.pool.query("insert into statement_blocks (statement_id, cause) values ($1, 'statement')", [
    statement,
  ])
  expect((await copy()).status).toBe(409)
})

describe('hourly limits of drafts', () => {
  const use = (action: RateLimitedAction, times: number) =>
    database.pool.query(
      'insert into rate_limit_hits (kind, visitor) select $1, $2 from generate_series(1, $3)',
      [action, `user ${drafts.owner}`, times],
    )

  test('an owner over the limit can start no draft, neither an empty one nor a copy', async () => {
    const { token } = drafts
    const statement = await drafts.publish(id)
    await use('statement_draft', 30)
    expect((await api.post(DRAFTS, {}, { token })).status).toBe(429)
    expect((await api.post(`${DRAFTS}/copy-of/${statement}`, {}, { token })).status).toBe(429)
  })

  test('an owner over the limit can upload no photo', async () => {
    await use('statement_photo', 240)
    expect(await upload(drafts.token, 3)).toBe(429)
  })
})
