import { beforeEach, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { DRAFTS, withDraftApi } from '~tests/fixtures/draft-api'
import { ESTIMATE_FORM } from '~tests/fixtures/estimate'
import { createPhoto } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const drafts = withDraftApi(database)
const { api } = drafts

interface LimitedCall {
  path: string
  method?: 'POST'
  type?: string
  body?: BodyInit
}

async function send({ path, method, type, body }: LimitedCall) {
  const response = await fetch(`${api.origin}/api${path}`, {
    method: method ?? 'GET',
    headers: {
      'x-website-key': 'ezo',
      authorization: `Bearer ${drafts.token}`,
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

const { balcony: _, balcony_area: __, elevator: ___, ...outline } = ESTIMATE_FORM

const calls: Record<string, [maxPerHour: number, toCall: () => Promise<LimitedCall> | LimitedCall]> = {
  price_range: [120, () => ({ path: `/v1/evaluation-price-range?${new URLSearchParams(outline)}` })],
  rate_request: [
    30,
    () => ({
      path: '/v1/api/rate-requests/create',
      method: 'POST',
      body: new URLSearchParams({ type: 'flat', address: 'ბარნოვის 5', area: '70' }),
    }),
  ],
  statement_draft: [
    30,
    () => ({ path: DRAFTS, method: 'POST', type: 'application/json', body: '{"deal_type_id":1}' }),
  ],
  statement_photo: [
    240,
    async () => {
      const { id } = await drafts.start({})
      const body = new Uint8Array(await createPhoto(1))
      return { path: `${DRAFTS}/${id}/photos`, method: 'POST', type: 'application/octet-stream', body }
    },
  ],
  statement_import: [
    20,
    () => ({
      path: '/v1/microservice/users/statement-imports',
      method: 'POST',
      type: 'text/csv',
      body: 'deal,price\nFor sale,100',
    }),
  ],
}

beforeEach(async () => {
  await database.pool.query("update users set type = 'broker' where id = $1", [drafts.owner])
  await database.pool.query('delete from rate_limit_hits')
})

test.each(Object.entries(calls))(
  '%s is limited by the hour and answers when to retry',
  async (kind, limit) => {
    const [maxPerHour, toCall] = limit
    const call = await toCall()
    expect((await send(call)).status).toBe(200)
    // Uses up the quota except for one call.
    await database.pool.query(
      'insert into rate_limit_hits select h.* from rate_limit_hits h, generate_series(1, $2) where kind = $1',
      [kind, maxPerHour - 2],
    )
    expect((await send(call)).status).toBe(200)
    const { status, retryAfter } = await send(call)
    expect(status).toBe(429)
    expect(retryAfter).toBeGreaterThan(3_000)
    await database.pool.query("update rate_limit_hits set taken_at = taken_at - interval '61 minutes'")
    expect((await send(call)).status).toBe(200)
  },
)
