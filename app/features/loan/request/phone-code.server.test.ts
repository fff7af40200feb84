import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { APPLICANT, withBorrower } from '~tests/fixtures/borrower'

const database = withTestDatabase()
const { code, fail, listErrors, findLoanRequests, loan, post } = withBorrower(database)

const form = () => ({ ...loan(), ...APPLICANT })

test('a code requested again too early is refused with the seconds to wait', async () => {
  await post('send_code', form())
  const early = await post('send_code', form())
  expect([early.status, listErrors(early)]).toEqual([429, ['code code_wait']])
  expect(early.screens?.request?.code?.waitSeconds).toBeGreaterThan(55)
})

test.each(['123', '12345', ''])(
  'a code of another length (%j) is not sent to the upstream',
  async (typed) => {
    await post('send_code', form())
    const answer = await post('confirm_code', { ...form(), code: typed })
    expect([answer.status, listErrors(answer)]).toEqual([422, ['code code_length']])
    expect((await database.pool.query('select tries from phone_codes')).rows).toEqual([{ tries: 0 }])
  },
)

test('a code that was wrong five times is refused with a hint to request a new one', async () => {
  await post('send_code', form())
  const wrongCode = (await code()) === '0000' ? '1111' : '0000'
  const phoneErrors: unknown[] = []
  for (let tried = 0; tried < 5; tried += 1)
    phoneErrors.push(listErrors(await post('confirm_code', { ...form(), code: wrongCode }))?.[0])
  expect(phoneErrors).toEqual([
    'code code_wrong',
    'code code_wrong',
    'code code_spent',
    'code code_spent',
    'code code_spent',
  ])
})

test('an expired code is refused as expired', async () => {
  await post('send_code', form())
  await database.pool.query("update phone_codes set sent_at = sent_at - interval '6 minutes'")
  expect(listErrors(await post('confirm_code', { ...form(), code: await code() }))).toEqual([
    'code code_expired',
  ])
})

test('a code confirms its own number and not another one that is typed later', async () => {
  await post('send_code', form())
  const other = { ...form(), phone_number: '555 999 999' }
  expect(listErrors(await post('confirm_code', { ...other, code: await code() }))).toEqual([
    'phone_number phone_unconfirmed',
  ])
  await post('confirm_code', { ...form(), code: await code() })
  expect(listErrors(await post('send', other))).toEqual(['phone_number phone_unconfirmed'])
  expect(await findLoanRequests()).toEqual([])
})

test('a failure to send a code leaves the draft unchanged', async () => {
  fail('/send', (_request, response) => void response.writeHead(503).end('{}'))
  const answer = await post('send_code', form())
  expect(answer.status).toBe(503)
  expect(answer.screens?.request).toMatchObject({ codeFailed: true, phone: '555 123 456' })
})
