import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { deleteOldCodes, isConfirmationValid } from './store'

const database = withTestDatabase()
const api = withApi(database)
const NUMBER = '555123456'
let visitor: string

beforeEach(async () => {
  visitor = randomUUID()
  await database.pool.query('truncate phone_codes, sms_outbox, rate_limit_hits')
})

const post = (path: string, fields: Record<string, string>) =>
  api.post(`/v1/users/validation/${path}`, new URLSearchParams(fields), {
    locale: 'en',
    headers: { 'x-visitor': visitor },
  })
const send = (number = NUMBER) => post('send', { number })
const validate = (code: string, number = NUMBER) => post('validate', { number, code })

async function findSentCode(number = NUMBER) {
  const { rows } = await database.pool.query<{ message: string }>(
    'select message from sms_outbox where phone_number = $1 order by id desc limit 1',
    [number],
  )
  return rows[0]?.message.match(/\d{4}/)?.[0] ?? 'none'
}

const toWrongCode = (code: string) => (code === '0000' ? '1111' : '0000')
const ageCodes = (seconds: number) =>
  database.pool.query('update phone_codes set sent_at = sent_at - make_interval(secs => $1)', [seconds])

describe('a phone code', () => {
  test('is sent to the phone and confirms its number once', async () => {
    const sent = await send('+995 555 12 34 56')
    expect([sent.status, sent.body]).toEqual([
      200,
      { result: true, data: { retry_after: 60, expires_in: 300 } },
    ])
    const code = await findSentCode()
    const { body } = await validate(` ${code} `)
    expect(body).toEqual({ result: true, data: { confirmation: expect.any(String) } })
    expect(await isConfirmationValid(database.pool, NUMBER, body.data.confirmation)).toBe(true)
    expect(await isConfirmationValid(database.pool, '555123457', body.data.confirmation)).toBe(false)
    expect((await validate(code)).body.result).toBe(false)
    await database.pool.query("update phone_codes set confirmed_at = confirmed_at - interval '61 minutes'")
    expect(await isConfirmationValid(database.pool, NUMBER, body.data.confirmation)).toBe(false)
  })

  test('of one number does not confirm another', async () => {
    await send()
    await send('555999999')
    const code = await findSentCode()
    if (code !== (await findSentCode('555999999')))
      expect((await validate(code, '555999999')).body.result).toBe(false)
    expect((await validate(code, '555000000')).body.result).toBe(false)
    expect((await validate(code)).body.result).toBe(true)
  })

  test('is invalid after five minutes, and after a newer code was sent', async () => {
    await send()
    const first = await findSentCode()
    await ageCodes(301)
    expect((await validate(first)).body).toMatchObject({ result: false, data: { reason: 'expired' } })
    await send()
    const second = await findSentCode()
    if (first !== second) expect((await validate(first)).body.result).toBe(false)
    expect((await validate(second)).body.result).toBe(true)
  })

  test('is invalid after three wrong attempts, also concurrent ones', async () => {
    await send()
    const code = await findSentCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(toWrongCode(code))))
    expect(answers.every(({ status, body }) => status === 200 && body.result === false)).toBe(true)
    const { rows } = await database.pool.query('select tries from phone_codes')
    expect(rows).toEqual([{ tries: 3 }])
    expect(answers.filter(({ body }) => body.data.reason === 'wrong')).toHaveLength(2)
    expect((await validate(code)).body).toMatchObject({ result: false, data: { reason: 'spent' } })
  })

  test('is rejected after ten wrong attempts for its number within a day', async () => {
    for (const tries of [3, 3, 3, 1]) {
      await ageCodes(61)
      await send()
      const code = await findSentCode()
      for (let tried = 0; tried < tries; tried += 1) await validate(toWrongCode(code))
    }
    const refused = await validate(await findSentCode())
    expect(refused.status).toBe(429)
    expect(refused.body.data.retry_after).toBeGreaterThan(80_000)
    await ageCodes(86_400)
    expect((await validate(await findSentCode())).body).toMatchObject({ result: false })
  })
})

describe('sending a phone code', () => {
  test('is possible once a minute, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const early = answers.find(({ status }) => status === 429)
    expect(early?.body.data.retry_after).toBeGreaterThan(50)
    expect(Number(early?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const { rows } = await database.pool.query('select count(*) as sent from sms_outbox')
    expect(rows).toEqual([{ sent: 1 }])
    await ageCodes(60)
    expect((await send()).status).toBe(200)
  })

  test('is limited to ten a day per number and twenty an hour per visitor', async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send()).status).toBe(200)
      await ageCodes(61)
    }
    const refused = await send()
    expect([refused.status, refused.body.data.retry_after > 80_000]).toEqual([429, true])
    for (let sent = 10; sent < 20; sent += 1) expect((await send(`5550000${sent}`)).status).toBe(200)
    expect((await send('555000099')).status).toBe(429)
  })

  test('is limited for all visitors together', async () => {
    await database.pool.query(
      "insert into rate_limit_hits (kind, visitor) select 'all_sms', 'everybody' from generate_series(1, 599)",
    )
    expect((await send()).status).toBe(200)
    visitor = randomUUID()
    const refused = await send('555000001')
    expect([refused.status, refused.body.data.retry_after > 3_000]).toEqual([429, true])
  })

  test.each(['', '12345', '455123456', '5551234567'])(
    'requires a mobile number, which %j is not',
    async (number) => {
      const { status, body } = await send(number)
      expect([status, body.errors[0].field]).toEqual([422, 'number'])
    },
  )
})

test('codes are deleted after a day', async () => {
  await send()
  await deleteOldCodes(database.pool)
  expect((await database.pool.query('select from phone_codes')).rowCount).toBe(1)
  await ageCodes(86_401)
  await deleteOldCodes(database.pool)
  expect((await database.pool.query('select from phone_codes')).rowCount).toBe(0)
})
