import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withBorrower } from '~tests/fixtures/borrower'

const database = withTestDatabase()
const { banks, fail, findLoanRequests, listErrors, loan, post } = withBorrower(database)

const lead = () => loan({ loan_bank: banks.halyk ?? 0 })

test('the partner link redirects to its page with the campaign, and is one lead however often it is pressed', async () => {
  for (let pressed = 0; pressed < 3; pressed += 1)
    expect((await post('lead', lead())).location).toBe(
      '/sandbox/partner/halyk?utm_source=ezo.test&utm_medium=referral&utm_campaign=calculator_button',
    )
  expect(await findLoanRequests()).toMatchObject([{ is_lead: true, phone_number: null }])
})

test('the partner link for information uses the default terms of that bank', async () => {
  const { loan_bank, ...other } = loan({ loan_percent: 40, loan_month: 60 })
  const { location } = await post('partner_info', { ...other, loan_bank, bank_id: banks.halyk })
  expect(location).toMatch(/partner\/halyk\?.*utm_campaign=info_button$/)
  expect(await findLoanRequests()).toMatchObject([{ participation_amount: 20_000, months: 120 }])
})

test('a partner link to a site that the operator has not named answers 502', async () => {
  const body = JSON.stringify({ result: true, data: { redirect_url: 'https://evil.test/' } })
  fail('/create-lead-only', (_request, response) => void response.end(body))
  const answer = await post('lead', lead())
  expect([answer.status, answer.location, listErrors(answer)]).toEqual([502, undefined, ['failed']])
})
