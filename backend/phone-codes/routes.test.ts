import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { deleteOldCodes } from './sent-codes'
import { isConfirmationValid } from './store'

const database = withTestDatabase()
const api = withApi(database)
const NUMBER = '555123456'
let visitor: string

beforeEach(async () => {
  visitor = randomUUID()
  await database.pool.query('truncate phone_codes, messages, rate_limit_hits')
})

const post = (path: string, fields: Record<string, string>) =>
  api.post(`/v1/users/validation/${path}`, new URLSearchParams(fields), {
    locale: 'en',
    headers: { 'x-visitor': visitor },
  })
const send = (number = NUMBER, session = '') => post('send', { number, session })
const validate = (code: string, number = NUMBER, session = '') => post('validate', { number, code, session })

async function findSentCode(number = NUMBER) {
  const { rows } = await database.pool.query<{ text: string }>(
    "select content->>'text' as text from messages where recipient = $1 order by created_at desc limit 1",
    [number],
  )
  return rows[0]?.text.match(/\d{4}/)?.[0] ?? 'none'
}

const toWrongCode = (code: string) => (code === '0000' ? '1111' : '0000')
const ageCodes = (seconds: number) =>
  database.pool.query('update phone_codes set sent_at = sent_at - make_interval(secs => $1)', [seconds])

describe('phone codes', () => {
  test('a code is sent to the phone and confirms its number once', async () => {
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
    expect(await isConfirmationValid(database.pool, NUMBER, randomUUID())).toBe(false)
    expect((await validate(code)).body.result).toBe(false)
    await database.pool.query("update phone_codes set confirmed_at = confirmed_at - interval '61 minutes'")
    expect(await isConfirmationValid(database.pool, NUMBER, body.data.confirmation)).toBe(false)
  })

  test('a code of one number does not confirm another', async () => {
    await send()
    await send('555999999')
    const code = await findSentCode()
    if (code !== (await findSentCode('555999999')))
      expect((await validate(code, '555999999')).body.result).toBe(false)
    expect((await validate(code, '555000000')).body.result).toBe(false)
    expect((await validate(code)).body.result).toBe(true)
  })

  test('a code is invalid after five minutes, and after a newer code was sent', async () => {
    await send()
    const first = await findSentCode()
    await ageCodes(301)
    expect((await validate(first)).body).toMatchObject({ result: false, data: { reason: 'expired' } })
    await send()
    const second = await findSentCode()
    if (first !== second) expect((await validate(first)).body.result).toBe(false)
    expect((await validate(second)).body.result).toBe(true)
  })

  test('a code is invalid after three wrong attempts, concurrent ones included', async () => {
    await send()
    const code = await findSentCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(toWrongCode(code))))
    expect(answers.every(({ status, body }) => status === 200 && body.result === false)).toBe(true)
    const { rows } = await database.pool.query('select tries from phone_codes')
    expect(rows).toEqual([{ tries: 3 }])
    expect(answers.filter(({ body }) => body.data.reason === 'wrong')).toHaveLength(2)
    expect((await validate(code)).body).toMatchObject({ result: false, data: { reason: 'spent' } })
    expect(api.securityEvents.slice(-21)).toEqual(Array(21).fill('phone_code_refused'))
  })

  test('a code can be tried only by the session that requested it', async () => {
    await send(NUMBER, 'mine')
    const code = await findSentCode()
    for (const session of ['theirs', '', 'mine2'])
      for (const guess of [code, toWrongCode(code)])
        expect((await validate(guess, NUMBER, session)).body).toMatchObject({
          result: false,
          data: { reason: 'expired' },
        })
    visitor = randomUUID()
    expect((await validate(code, NUMBER, 'mine')).body.result).toBe(true)
  })

  test('a code requested without a session can be tried only by the same visitor', async () => {
    await send()
    const code = await findSentCode()
    const owner = visitor
    visitor = randomUUID()
    expect((await validate(code)).body.result).toBe(false)
    visitor = owner
    expect((await validate(code)).body.result).toBe(true)
  })

  test('a code keeps its three tries, whatever strangers try with their own codes', async () => {
    await send(NUMBER, 'mine')
    const code = await findSentCode()
    await ageCodes(61)
    await send(NUMBER, 'theirs')
    const theirs = await findSentCode()
    for (let tried = 0; tried < 3; tried += 1) await validate(toWrongCode(theirs), NUMBER, 'theirs')
    for (let tried = 0; tried < 2; tried += 1) await validate(toWrongCode(code), NUMBER, 'mine')
    expect((await validate(code, NUMBER, 'mine')).body.result).toBe(true)
  })
})

describe('sending phone codes', () => {
  // Specification 2.4.10, 2.9.4
  test('sending is possible once a minute, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const early = answers.find(({ status }) => status === 429)
    expect(early?.body.data.retry_after).toBeGreaterThan(50)
    expect(Number(early?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const { rows } = await database.pool.query('select count(*) as sent from messages')
    expect(rows).toEqual([{ sent: 1 }])
    await ageCodes(60)
    expect((await send()).status).toBe(200)
  })

  test('sending is limited to five codes a day per number', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      visitor = randomUUID()
      expect((await send(NUMBER, `session ${sent}`)).status).toBe(200)
      await ageCodes(301)
    }
    visitor = randomUUID()
    const refused = await send()
    expect([refused.status, refused.body.data.retry_after > 80_000]).toEqual([429, true])
  })

  test("strangers of one network cannot use up the last two codes of a number's day", async () => {
    const stranger = visitor
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await send(NUMBER, `session ${sent}`)).status).toBe(200)
      await ageCodes(301)
    }
    const refused = await send(NUMBER, 'session 3')
    expect([refused.status, refused.body.data.retry_after > 80_000]).toEqual([429, true])
    for (const session of ['mine', 'mine again']) {
      visitor = randomUUID()
      expect((await send(NUMBER, session)).status).toBe(200)
      expect((await validate(await findSentCode(), NUMBER, session)).body.result).toBe(true)
      await ageCodes(301)
    }
    visitor = stranger
    expect((await send('555999999')).status).toBe(200)
  })

  test("strangers of one network cannot use up the tries of a number's last code", async () => {
    for (const session of ['one', 'two']) {
      expect((await send(NUMBER, session)).status).toBe(200)
      const code = await findSentCode()
      for (let tried = 0; tried < 3; tried += 1) await validate(toWrongCode(code), NUMBER, session)
      await ageCodes(301)
    }
    expect((await send(NUMBER, 'three')).status).toBe(429)
    visitor = randomUUID()
    expect((await send(NUMBER, 'mine')).status).toBe(200)
    expect((await validate(await findSentCode(), NUMBER, 'mine')).body.result).toBe(true)
  })

  test('sending is limited to twenty an hour per visitor', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await send(`5550001${10 + sent}`)).status).toBe(200)
    expect((await send('555000199')).status).toBe(429)
  })

  test('a number has at most ten wrong tries a day in total', async () => {
    let wrongTries = 0
    for (let round = 0; round < 8; round += 1) {
      visitor = randomUUID()
      const session = `session ${round}`
      if ((await send(NUMBER, session)).status === 200) {
        const code = await findSentCode()
        for (let tried = 0; tried < 3; tried += 1) {
          const { body } = await validate(toWrongCode(code), NUMBER, session)
          expect(['wrong', 'spent']).toContain(body.data.reason)
          wrongTries += 1
        }
      }
      await ageCodes(61)
    }
    expect(wrongTries).toBe(9)
    const refused = await send()
    expect([refused.status, refused.body.data.retry_after > 80_000]).toEqual([429, true])
  })

  test('sending waits for codes of others that may still be tried', async () => {
    for (const session of ['one', 'two', 'three']) {
      visitor = randomUUID()
      expect((await send(NUMBER, session)).status).toBe(200)
      await ageCodes(61)
    }
    const refused = await send(NUMBER, 'four')
    expect(refused.status).toBe(429)
    expect(refused.body.data.retry_after).toBeLessThanOrEqual(300 - 3 * 61)
    // Replacing one's own code adds no tries.
    expect((await send(NUMBER, 'three')).status).toBe(200)
  })

  test('sending is limited for all visitors together', async () => {
    await database.pool.query(
      "insert into rate_limit_hits (kind, visitor) select 'all_sms', 'everybody' from generate_series(1, 599)",
    )
    expect((await send()).status).toBe(200)
    visitor = randomUUID()
    const refused = await send('555000001')
    expect([refused.status, refused.body.data.retry_after > 3_000]).toEqual([429, true])
  })

  test.each(['', '12345', '455123456', '5551234567'])(
    'sending requires a mobile number, which %j is not',
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
