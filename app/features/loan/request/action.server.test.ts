import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { APPLICANT, LOAN_PAGE, withBorrower } from '~tests/fixtures/borrower'
import { addUser } from '~tests/fixtures/database-rows'
import { loadLoanFlow } from '../loan-flow.server'

const database = withTestDatabase()
const { banks, visitor, arrive, code, fail, listErrors, findLoanRequests, loan, post } =
  withBorrower(database)

const formAddress = () =>
  `${LOAN_PAGE}&loan_price=100000&loan_bank=${banks.tbc}&loan_percent=20&loan_step=form`

describe('a loan request', () => {
  // Specification 2.1.3
  test('a request goes from the code to the bank without personal data in a URL', async () => {
    const form = { ...loan(), ...APPLICANT }
    const sent = await post('send_code', form)
    expect(sent.screens?.request?.draft.values).toMatchObject({ phone_number: '555 123 456', terms: '1' })
    expect(sent.screens?.request?.draft.phoneProof?.waitSeconds).toBeGreaterThan(55)
    const confirmed = await post('confirm_code', { ...form, code: ` ${await code()} ` })
    expect(confirmed.screens?.request?.draft.phoneProof).toEqual({ isDone: true })
    const { terms: _ticked, ...unaccepted } = form
    const terms = await post('terms', unaccepted)
    expect(terms.screens?.step).toBe('terms')
    const agreed = await post('agree', loan({ monthly_income: '' }))
    expect(agreed.screens).toMatchObject({ step: 'form', request: { draft: { values: { terms: '1' } } } })
    const done = await post('send', form)
    expect(done.screens).toMatchObject({ step: 'result', sent: { bank: 'TBC Bank' } })
    for (const { location } of [sent, confirmed, terms, agreed, done]) {
      expect(location).toMatch(/^\/en\/s\?cities=1&take_loan=true&isntStatement=true&loan_price=100000/)
      expect(location).not.toMatch(/Nino|Beridze|555/)
    }
    expect(await findLoanRequests()).toMatchObject([
      {
        bank_id: banks.tbc,
        first_name: 'Nino',
        phone_number: '555123456',
        amount: 80_000,
        months: 120,
        only_from_developer: true,
        answers: { monthly_income: '3000' },
      },
    ])
  })

  // Specification 2.2.15
  test('a request is for a developer alone unless the applicant says otherwise', async () => {
    for (const chosen of [{}, { only_from_developer: '0', phone_number: '555 123 457' }]) {
      const form = { ...loan(), ...APPLICANT, ...chosen }
      visitor.cookie = ''
      await post('send_code', form)
      await post('confirm_code', { ...form, code: await code() })
      await post('send', form)
    }
    expect(await findLoanRequests()).toMatchObject([
      { only_from_developer: true },
      { only_from_developer: false },
    ])
  })

  test('a request sent twice, also after going back, is stored once', async () => {
    const form = { ...loan(), ...APPLICANT }
    await post('send_code', form)
    await post('confirm_code', { ...form, code: await code() })
    const before = visitor.cookie
    expect((await post('send', form)).screens?.sent).toBeDefined()
    visitor.cookie = before
    expect((await post('send', form)).screens?.sent).toBeDefined()
    expect(await findLoanRequests()).toHaveLength(1)
  })

  test('a request sent twice by a guest whose cookies are gone is stored once', async () => {
    const form = { ...loan(), ...APPLICANT }
    await post('send_code', form)
    await post('confirm_code', { ...form, code: await code() })
    const first = await post('send', form)
    visitor.cookie = ''
    const second = await post('send', form)
    expect(second.status).toBe(first.status)
    expect(await findLoanRequests()).toHaveLength(1)
  })

  // Specification 2.1.5
  test('a signed-in visitor needs no code for the number on file, and one for another number', async () => {
    const user = await addUser(database.pool, {
      phone_number: '555123456',
      valid_phone_numbers: ['555123456'],
    })
    visitor.token = await createSession(database.pool, user)
    expect(listErrors(await post('send', { ...loan(), ...APPLICANT, phone_number: '555123457' }))).toEqual([
      'phone_number phone_unconfirmed',
    ])
    const form = { ...loan({ monthly_income: '3,000' }), ...APPLICANT, monthly_income: '3,000' }
    expect((await post('send', form)).screens?.step).toBe('result')
    expect(await findLoanRequests()).toMatchObject([{ user_id: user, answers: { monthly_income: '3000' } }])
  })

  test('the form is prefilled from the profile of a signed-in visitor', async () => {
    const known = { last_name: 'Beridze', personal_number: '01001000001', birth_date: '1990-05-20' }
    visitor.token = await createSession(database.pool, await addUser(database.pool, known))
    const form = await loadLoanFlow(arrive(undefined, formAddress()))
    expect(form.screens.request?.known).toMatchObject(known)
  })

  // Specification 2.5.11
  test('a request with errors is shown again with all of them and the typed values', async () => {
    const answer = await post('send', { ...loan({ monthly_income: 'much' }), phone_number: '12' })
    expect(answer.status).toBe(422)
    expect(listErrors(answer)).toEqual([
      'first_name answer_missing',
      'last_name answer_missing',
      'phone_number phone_invalid',
      'monthly_income answer_number',
      'terms terms_missing',
    ])
    expect(answer.reply?.typed).toMatchObject({ phone_number: '12', monthly_income: 'much' })
  })

  test.each([
    [{ loan_price: 0 }],
    [{ loan_price: '' }],
    [{ loan_price: 'many' }],
    [{ loan_price: 1_000_000_000 }],
    [{ loan_bank: 999 }],
    [{ loan_month: 6_000 }],
    [{ loan_percent: 1 }],
  ])('a request for an unavailable loan (%j) redirects to the calculator', async (change) => {
    const { status, location, screens } = await post('send', { ...loan(change), ...APPLICANT })
    expect(status).toBe(303)
    expect(location).not.toContain('loan_step')
    expect(screens?.step).toBeUndefined()
    expect(await findLoanRequests()).toEqual([])
  })
})

describe('a loan request that the bank rejects', () => {
  async function sendThrough(answer: RequestListener) {
    const user = await addUser(database.pool, {
      phone_number: '555123456',
      valid_phone_numbers: ['555123456'],
    })
    visitor.token = await createSession(database.pool, user)
    fail('/create', answer)
    return post('send', { ...loan(), ...APPLICANT })
  }
  const json = (status: number, body: unknown): RequestListener => {
    return (_request, response) => void response.writeHead(status).end(JSON.stringify(body))
  }

  // Specification 2.8.2
  test('a rejected request shows the field that the bank refused', async () => {
    const errors = { monthly_income: ['odd'] }
    const answer = await sendThrough(json(422, { result: false, errors }))
    expect([answer.status, listErrors(answer)]).toEqual([422, ['monthly_income rejected']])
  })

  // Specification 2.4.4, 2.8.2
  test.each([
    ['an errors payload', json(200, { result: false, errors: { message: ['no'] } }), 422, 'refused'],
    ['too many', json(429, { result: false, data: { retry_after: 60 } }), 429, 'too_often'],
    ['a dead one', json(500, 'oops'), 500, 'failed'],
    ['a slow one', () => undefined, 504, 'failed'],
    ['nonsense', json(200, 'x'), 502, 'failed'],
  ] as const)(
    'a request with the response %s is shown as failed and keeps every value',
    async (_name, upstreamAnswer, status, failure) => {
      const answer = await sendThrough(upstreamAnswer as RequestListener)
      expect([answer.status, answer.screens?.step, listErrors(answer)]).toEqual([status, 'form', [failure]])
      expect(answer.reply?.typed).toMatchObject({ first_name: 'Nino', form_key: 'k' })
      expect((await loadLoanFlow(arrive(undefined, formAddress()))).screens.request?.draft).toMatchObject({
        key: 'k',
        values: { first_name: 'Nino' },
      })
    },
  )
})

test('a form without fields is rejected', async () => {
  await expect(post('', loan())).rejects.toMatchObject({ status: 400 })
})
