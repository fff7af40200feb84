import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addFlatsForSale, ESTIMATE_FORM } from '~tests/fixtures/estimate'
import { PRICE_PER_METRE } from '~tests/fixtures/flat-market'
import { findNewestModel, hasRecentModel, retrainModel } from './retrain-model'

const PATH = '/v1/evaluation-predict-price'
const database = withTestDatabase()
const api = withApi(database)
let token: string

async function newUser() {
  return createSession(database.pool, await addUser(database.pool))
}

beforeAll(async () => {
  await addPlaces(database.pool)
  token = await newUser()
})

/** Order matters: these run before there are statements. */
describe('estimates before training', () => {
  test('estimates and the report card are unavailable without a model', async () => {
    expect(await retrainModel(database.pool)).toBeUndefined()
    expect((await api.post(PATH, ESTIMATE_FORM, { token })).body).toEqual({
      result: true,
      data: [],
      reason: 'too_few_comparables',
    })
    expect((await api.get('/v1/evaluation-report-card')).status).toBe(404)
  })
})

describe('estimates with a trained model', () => {
  beforeAll(async () => {
    await addFlatsForSale(database.pool, 150)
    expect(await retrainModel(database.pool)).toBeGreaterThan(0)
  })

  test('a flat is estimated from multipart and other form encodings', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(ESTIMATE_FORM)) form.append(name, value)
    const { status, body } = await api.post(PATH, form, { token })
    const [row] = body.data
    expect([status, body.result, body.data.length, row.currency_id]).toEqual([200, true, 1, 2])
    expect(Math.abs(row.square_price / (PRICE_PER_METRE.vake ?? 0) - 1)).toBeLessThan(0.1)
    expect(row.square_price).toBe(Math.round(row.total_price / 70))
    const parts: { amount: number }[] = row.contributions
    expect(parts.reduce((sum, { amount }) => sum + amount, row.base_price)).toBe(row.total_price)
    expect(row.range.low).toBeLessThan(row.total_price)
    expect(row.comparables).toHaveLength(10)
    expect(row.comparables_count).toBeGreaterThan(10)
    expect(row.comparables[0]).toMatchObject({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      distance: expect.any(Number),
      age_days: 0,
      adjustment_percent: expect.any(Number),
    })
    expect(row).toMatchObject({
      model_version: expect.stringMatching(/^2\.\d+$/),
      data_date: expect.stringMatching(/^\d{4}-/),
      offers_count: 150,
      is_made_up: false,
    })
  })

  test('guests see the usual asking price of similar flats, and their query is not stored', async () => {
    const { balcony, balcony_area, elevator, ...outline } = ESTIMATE_FORM
    const rangeOf = async (change: object) => {
      const query = new URLSearchParams({ ...outline, ...change })
      return (await api.get(`/v1/evaluation-price-range?${query}`)).body
    }
    const estimates = async () => (await api.get('/v1/evaluation-estimates', { token })).body.data.length
    const before = await estimates()
    const { range } = (await rangeOf({})).data
    expect(range).toMatchObject({ percent: 80, offers_count: 150, is_made_up: false })
    const ordinary = (PRICE_PER_METRE.vake ?? 0) * 70
    expect(range.low).toBeLessThan(ordinary)
    expect(range.high).toBeGreaterThan(ordinary)
    expect((await rangeOf({ latitude: '41.64', longitude: '41.63' })).data).toEqual({ range: null })
    expect((await rangeOf({ flat_area: '5' })).errors).toMatchObject([{ field: 'flat_area' }])
    expect(await estimates()).toBe(before)
  })

  test('a statement that is not public or not for sale is never a comparable', async () => {
    const { pool } = database
    const twin = { status_id: 2, condition_id: 1, floor: 3, total_floors: 9, area: 70 }
    const hidden = [
      await addStatement(pool, { ...twin, status: 'hidden' }),
      await addStatement(pool, { ...twin, deal_type_id: 2 }),
      await addStatement(pool, { ...twin, price: null, price_type_id: 1 }),
    ]
    const { body } = await api.post(PATH, ESTIMATE_FORM, { token })
    const ids = body.data[0].comparables.map(({ id }: { id: number }) => id)
    expect(ids.filter((id: number) => hidden.includes(id))).toEqual([])
  })

  // Specification 2.6.4
  test('a guest gets 401 for an estimate', async () => {
    expect((await api.post(PATH, ESTIMATE_FORM)).status).toBe(401)
    expect((await api.get('/v1/evaluation-estimates')).status).toBe(401)
  })

  test.each([
    ['land', { type_of_apartment: 'land' }],
    ['unknown_sector', { real_estate_sector: 'atlantis' }],
    ['too_many_floors', { floors: '31' }],
    ['not_tbilisi', { latitude: '41.65', longitude: '41.64' }],
    ['too_few_comparables', { latitude: '41.75', longitude: '44.9' }],
  ])('a refused estimate returns the reason %s', async (reason, change) => {
    const { status, body } = await api.post(PATH, { ...ESTIMATE_FORM, ...change }, { token })
    expect([status, body]).toEqual([200, { result: true, data: [], reason }])
  })

  test.each<[object, string[]]>([
    [{}, Object.keys(ESTIMATE_FORM)],
    [{ ...ESTIMATE_FORM, flat_area: '34.9' }, ['flat_area']],
    [{ ...ESTIMATE_FORM, flat_area: 'NaN' }, ['flat_area']],
    [{ ...ESTIMATE_FORM, flat_area: '1e3' }, ['flat_area']],
    [{ ...ESTIMATE_FORM, floor: '11' }, ['floor']],
    [{ ...ESTIMATE_FORM, floor: '2.5' }, ['floor']],
    [{ ...ESTIMATE_FORM, balcony_area: '0' }, ['balcony_area']],
    [{ ...ESTIMATE_FORM, elevator: 'yes', year_range: '1990' }, ['year_range', 'elevator']],
    [{ ...ESTIMATE_FORM, status: '__proto__', condition: 'x' }, ['status', 'condition']],
    [{ ...ESTIMATE_FORM, latitude: '91', longitude: '' }, ['latitude', 'longitude']],
  ])('%j is rejected with 422', async (body, fields) => {
    const answer = await api.post(PATH, body, { token })
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(fields)
  })

  test('users list only their own last ten estimates, newest first', async () => {
    const mine = await newUser()
    for (let area = 40; area < 52; area += 1)
      await api.post(PATH, { ...ESTIMATE_FORM, flat_area: String(area) }, { token: mine })
    const { body } = await api.get('/v1/evaluation-estimates', { token: mine })
    expect(body.data).toHaveLength(10)
    expect(body.data[0]).toMatchObject({
      request: { flat_area: 51, real_estate_sector: 'vake' },
      answer: { total_price: expect.any(Number), comparables_count: expect.any(Number) },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect((await api.get('/v1/evaluation-estimates', { token: await newUser() })).body.data).toEqual([])
  })

  test("a user's last fifty estimates are kept, and other users' estimates stay", async () => {
    const mine = await newUser()
    for (const by of [await newUser(), mine]) await api.post(PATH, ESTIMATE_FORM, { token: by })
    await database.pool.query(
      `insert into estimates (user_id, request, answer)
       select user_id, request, answer from (select * from estimates order by id desc limit 1) last, generate_series(1, 60)`,
    )
    await api.post(PATH, ESTIMATE_FORM, { token: mine })
    const { rows } = await database.pool.query(
      'select count(*) as total from estimates group by user_id order by user_id desc limit 2',
    )
    expect(rows.map(({ total }) => total).toSorted()).toEqual([1, 50])
  })

  test('a user is limited to sixty estimates an hour', async () => {
    const eager = await newUser()
    await database.pool.query(
      `insert into rate_limit_hits (kind, visitor)
       select 'estimate', 'user ' || (select max(id) from users) from generate_series(1, 60)`,
    )
    const { status, headers } = await api.post(PATH, ESTIMATE_FORM, { token: eager })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the report card contains the accuracy of estimates', async () => {
    const { body } = await api.get('/v1/evaluation-report-card')
    expect(body.data.offers_count).toBe(150)
    expect(body.data.scores[0]).toMatchObject({ name: 'all', count: 150 })
    expect(body.data.scores[0].median_error).toBeLessThan(12)
    expect(body.data.scores.length).toBeGreaterThan(4)
  })

  test('a model trained on demo statements is marked as such, and ten models are stored', async () => {
    const { pool } = database
    await pool.query("insert into seed_progress (edition, statements, day) values (1, 5, '2026-01-01')")
    for (let time = 0; time < 11; time += 1)
      await pool.query(
        `insert into estimate_models (algorithm, model, data_until, is_made_up)
         select algorithm, model, data_until, is_made_up from estimate_models order by id limit 1`,
      )
    const id = await retrainModel(pool)
    expect(await findNewestModel(pool)).toMatchObject({ id, isMadeUp: true })
    expect((await pool.query('select from estimate_models')).rowCount).toBe(10)
    expect(await hasRecentModel(pool, 24)).toBe(true)
    expect(await hasRecentModel(pool, 0)).toBe(false)
  })
})
