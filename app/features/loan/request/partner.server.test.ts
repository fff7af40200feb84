import { expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { LOAN_PAGE, withBorrower } from '~tests/fixtures/borrower'
import { PARTNER_PARAM } from '../urls'
import { loanAction } from './action.server'

const database = withTestDatabase()
const { arrive, banks, fail, findLoanRequests, listErrors, loan, post } = withBorrower(database)

const lead = () => loan({ loan_bank: banks.halyk ?? 0 })

test('the partner link redirects to its page with the campaign, and is one lead however often it is pressed', async () => {
  for (let pressed = 0; pressed < 3; pressed += 1)
    expect((await post('lead', lead())).location).toBe(
      '/sandbox/partner/halyk?utm_source=ezo.test&utm_medium=referral&utm_campaign=calculator_button',
    )
  expect(await findLoanRequests()).toMatchObject([{ is_lead: true, phone_number: null }])
})

test.each([
  ['lead', 'calculator_button', () => lead()],
  ['partner_info', 'info_button', () => loan({ [PARTNER_PARAM]: banks.halyk ?? 0 })],
])(
  'figures typed after the last calculation are sent to the partner with %s, in the URL of their calculation',
  async (intent, campaign, fields) => {
    const { form_key, monthly_income, ...terms } = fields()
    const calculated = Object.entries(terms).map(([name, value]) => [name, String(value)])
    const typed = { ...terms, loan_price: '150 000', intent }
    const press = async (address: string) => {
      const answer = (await loanAction(arrive(typed, address))) as Response
      return { status: answer.status, location: answer.headers.get('location') ?? '' }
    }
    const { status, location } = await press(`${LOAN_PAGE}&${new URLSearchParams(calculated)}`)
    expect([status, new URLSearchParams(location).get('loan_price')]).toEqual([307, '150 000'])
    expect(await findLoanRequests()).toEqual([])
    const { origin } = new URL(LOAN_PAGE)
    expect((await press(origin + location)).location).toMatch(
      new RegExp(`partner/halyk\\?.*utm_campaign=${campaign}$`),
    )
    expect(await findLoanRequests()).toMatchObject([{ participation_amount: 30_000 }])
  },
)

test('choosing a bank that accepts requests here calculates it instead of sending a lead', async () => {
  const { location } = await post('lead', loan())
  expect(location).toMatch(/^\/en\/s\?cities=1&take_loan=true.*loan_bank=/)
  expect(await findLoanRequests()).toEqual([])
})

test('the partner link for information uses the default terms of that bank', async () => {
  const { location } = await post('partner_info', {
    ...loan({ loan_percent: 40, loan_month: 60 }),
    [PARTNER_PARAM]: banks.halyk,
  })
  expect(location).toMatch(/partner\/halyk\?.*utm_campaign=info_button$/)
  expect(await findLoanRequests()).toMatchObject([{ participation_amount: 20_000, months: 120 }])
})

// Specification 2.7.5
test('a partner link to a site that the operator has not allowed responds with 502', async () => {
  const body = JSON.stringify({ result: true, data: { redirect_url: 'https://evil.test/' } })
  fail('/create-lead-only', (_request, response) => void response.end(body))
  const answer = await post('lead', lead())
  expect([answer.status, answer.location, listErrors(answer)]).toEqual([502, undefined, ['failed']])
})
