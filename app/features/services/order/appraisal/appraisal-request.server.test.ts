import { beforeAll, expect, test } from 'vitest'
import { addRaters } from '~backend/demo/seed/raters'
import { withTestDatabase } from '~tests/database'
import { readFormReply } from '~tests/fixtures/form-reply'
import { withOrderer } from '~tests/fixtures/orderer'
import { companyLeadAction } from '../../landing/route'

const RATING = '/en/shefaseba/RatersView'

const PHONE = '555001001'

const database = withTestDatabase()

const { bank, browser, argsFor, post, signIn, fill, open, send, payForm } = withOrderer(database)

beforeAll(() => addRaters(database.pool))

test('an appraisal shows its price before payment and includes the fee of the chosen rater', async () => {
  const subject = { intent: 'next', type: 'flat', address: 'Barnovi 5', area: '70,5' }
  expect((await send(RATING, { ...subject, area: '60' })).location).toBe(`${RATING}?step=2`)
  expect((await send(`${RATING}?step=1`, subject)).location).toBe(`${RATING}?step=2`)
  await send(`${RATING}?step=2`, { intent: 'next', package: '51', rater_id: '3' })
  const saved = await database.pool.query('select details, service_type_id, rater_id from appraisal_requests')
  expect(saved.rows).toEqual([
    {
      details: { type: 'flat', address: 'Barnovi 5', area: '70.5' },
      service_type_id: 51,
      rater_id: 3,
    },
  ])
  await signIn({ phone_number: PHONE, valid_phone_numbers: [PHONE] })
  await fill(200)
  const currentStep = `${RATING}?package=51&step=3`
  await send(currentStep, { intent: 'next', name: 'Nino', phone_number: PHONE })
  const page = await open(`${RATING}?package=51`)
  expect(page).toMatchObject({
    step: 4,
    total: 18_000,
    answers: { package: [expect.any(String), 'Ketevan Oniani'] },
  })
  await send(`${RATING}?package=51&step=4`, payForm(page, 'balance'))
  expect(await bank.orders(browser.token)).toMatchObject([
    { amount: 180, details: { address: 'Barnovi 5', rater_id: '3' } },
  ])
  const requests = await database.pool.query(
    `select r.order_id is not null as is_ordered, l.closed_at is not null as is_closed
     from appraisal_requests r join leads l on l.kind = 'appraisal_request' and l.source_id = r.id::text`,
  )
  expect(requests.rows).toEqual([{ is_ordered: true, is_closed: true }])
})

test('an appraisal request of a company is stored once with its phone number', async () => {
  const sendCompany = (fields: Record<string, string>) =>
    companyLeadAction(argsFor('/en/shefaseba', post({ intent: 'company', form_key: 'one', ...fields })))
  const invalidCompany = await sendCompany({ company: '', phone_number: '12' })
  expect(readFormReply(invalidCompany)).toMatchObject({
    formId: 'company-lead',
    status: 422,
    errors: { company: { key: 'company_missing' }, phone_number: { key: 'phone_invalid' } },
  })
  const good = { company: 'Ezo', phone_number: '555 12 34 56' }
  for (const answer of await Promise.all([sendCompany(good), sendCompany(good)]))
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/en/shefaseba?sent=1#company')
  expect((await database.pool.query('select from corporate_appraisal_requests')).rowCount).toBe(1)
  await expect(
    companyLeadAction(argsFor('/en/vip', post({ intent: 'company', ...good }))),
  ).rejects.toMatchObject({
    status: 400,
  })
})
