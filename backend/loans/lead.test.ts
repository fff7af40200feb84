import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withLoanApi } from '~tests/fixtures/loan-api'

const { post, terms, listFields, listRequests } = withLoanApi(withTestDatabase())
const send = (body: object) => post('create-lead-only', body)

describe('loan leads', () => {
  // Specification 2.7.3
  test("a lead is saved once, and the response contains the bank's URL", async () => {
    const body = terms('halyk', { send_lead: 1, idempotency_key: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data.redirect_url).toBe('/sandbox/partner/halyk')
    expect(await listRequests()).toMatchObject([
      { is_lead: true, user_id: null, phone_number: null, months: 120 },
    ])
  })

  test("a lead without `send_lead` is not saved, and terms outside the bank's limits answer 422", async () => {
    const { body } = await send(terms('halyk', { send_lead: 0 }))
    expect(body).toEqual({ result: true, data: { redirect_url: '/sandbox/partner/halyk' } })
    expect(listFields(await send(terms('halyk', { send_lead: 1, month: 6 })))).toEqual(['month'])
    expect(listFields(await send(terms('halyk', { send_lead: 1, bank_id: 999 })))).toEqual(['bank_id'])
    expect(await listRequests()).toEqual([])
  })
})
