import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLoanRequest, createPartnerLead, sentLoanRequests } from '~/upstream/loan-requests.server'
import { mortgage } from '~/upstream/loans.server'
import { confirmPhone, sendPhoneCode } from '~/upstream/phone-codes.server'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { createSession } from '~backend/platform/auth/sessions'
import { APPLICANT, LOAN_TERMS } from '~tests/fixtures/loan-terms'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addUser } from '../fixtures/database-rows'
import { createReadAnswer } from './read-answer'

const database = withTestDatabase()
const read = createReadAnswer(withApi(database))

test('the web app reads banks, confirms a phone number and sends loan requests with the proof', async () => {
  const { pool } = database
  await addDemoBanks(pool)
  const { banks, currencies } = await read(mortgage)
  expect(currencies.map(({ symbol }) => symbol)).toEqual(['₾', '$'])
  const offer = { months: { from: 3, to: 120 }, fees: { disbursementPercent: 0.4, insurancePercent: 0.5 } }
  expect(banks[0]).toMatchObject({
    name: 'TBC Bank',
    minDownPayment: 20,
    ratesOfYear: 2025,
    isPartner: false,
    offers: { 2: { ...offer, ratePercent: 8.5, effectivePercent: 9.43, referenceRate: 'Term SOFR' } },
    fields: [{ name: 'monthly_income', isRequired: true, rules: 'numeric|min:1|max:1000000' }],
  })
  expect(banks.filter(({ isPartner }) => isPartner)).toHaveLength(2)

  expect(await read(sendPhoneCode('555123456', 'one'))).toEqual({ ok: true, waitSeconds: 60 })
  const early = await read(sendPhoneCode('555123456', 'one'))
  expect(early).toMatchObject({ ok: false, waitSeconds: expect.any(Number) })
  expect(await read(sendPhoneCode('1', 'one'))).toMatchObject({
    ok: false,
    fieldErrors: [{ field: 'number' }],
  })
  const { rows } = await pool.query('select code from phone_codes')
  expect(await read(confirmPhone('555123456', { code: 'none', session: 'one' }))).toMatchObject({
    ok: false,
    reason: 'wrong',
  })
  const confirmed = await read(confirmPhone('555123456', { code: rows[0].code, session: 'one' }))
  const confirmation = confirmed.ok ? confirmed.confirmation : undefined

  const terms = {
    ...LOAN_TERMS,
    bankId: banks[0]?.id ?? 0,
    statementId: undefined,
    key: randomUUID(),
  }
  const applicant = { ...APPLICANT, confirmation, answers: { monthly_income: '3000' } }
  const token = await createSession(pool, await addUser(pool))
  const taken = { ok: true, page: '/sandbox/partner/tbc' }
  expect(await read(createLoanRequest(terms, applicant), token)).toEqual(taken)
  expect(await read(createLoanRequest(terms, applicant), token)).toEqual(taken)
  const faulty = createLoanRequest({ ...terms, key: randomUUID() }, { ...applicant, answers: {} })
  expect(await read(faulty)).toMatchObject({ ok: false, fieldErrors: [{ field: 'monthly_income' }] })
  expect(await read(sentLoanRequests, token)).toMatchObject([
    { bank: { name: 'TBC Bank' }, amount: 80_000, months: 120, state: 'sent' },
  ])
  const partner = { ...terms, bankId: banks[5]?.id ?? 0, downPayment: 30_000, key: randomUUID() }
  expect(await read(createPartnerLead(partner, '/'))).toEqual({ ok: true, page: '/sandbox/partner/halyk' })
})
