import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../../../backend/api'
import { beginSession } from '../../../../backend/auth/sessions'
import { toOutbox } from '../../../../backend/phone-codes/sms'
import { addBanks } from '../../../../backend/seed/banks/write'
import { withTestDatabase } from '../../../../tests/database'
import { withServer } from '../../../../tests/fixtures/api'
import { addUser } from '../../../../tests/fixtures/rows'
import { Signer } from '../../../http/signer.server'
import { Door } from '../../../upstream/door.server'
import { ReferenceCache } from '../../../upstream/reference-cache.server'
import { loadLoanScreens } from '../screens.server'
import { actOnLoan } from './act.server'

const SITE = 'http://ezo.test'
const PAGE = `${SITE}/en/s?cities=1&take_loan=true&isntStatement=true`
const log = pino({ level: 'silent' })
const database = withTestDatabase()
/** Answers in the place of the API where it is set: a fault of one call. */
let fault: { path: string; answer: RequestListener } | undefined
const api = withServer(() => {
  const app = createApi(database.pool, log, { sendSms: toOutbox })
  return (request, response) =>
    fault && request.url?.endsWith(fault.path) ? fault.answer(request, response) : app(request, response)
})

let banks: Record<string, number>
let visitor: { cookie: string; token: string; id: string }

beforeAll(async () => {
  await addBanks(database.pool)
  const { rows } = await database.pool.query<{ slug: string; id: number }>('select slug, id from banks')
  banks = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]))
})
beforeEach(async () => {
  fault = undefined
  visitor = { cookie: '', token: '', id: randomUUID() }
  await database.pool.query('truncate phone_codes, sms_outbox, loan_requests cascade')
})

const PERSON = { first_name: 'Nino', last_name: 'Beridze', phone_number: '555 123 456', terms: '1' }

const loan = (more: Record<string, string | number> = {}) => ({
  ...{ bank_id: banks.tbc, currency_id: 2, property_price: 100_000, participation_amount: 20_000 },
  ...{ month: 120, only_from_developer: 1, form_key: 'k', monthly_income: '3000', ...more },
})

function arrive(fields?: object, address = PAGE) {
  const base = `${api.origin}/api`
  const apis = { main: `${base}/v1`, mainV2: base, mainV3: base, statements: `${base}/statements` }
  const door = new Door({
    ...{ apis: { ...apis, projects: base, express: base }, websiteKey: 'ezo', timeoutMs: 1_000, log },
  })
  const context = {
    ...{ door, references: new ReferenceCache(door), signer: new Signer('secret'), log, origin: SITE },
    ...{ requestId: 'one', visitorId: visitor.id, site: { partnerOrigins: [] } },
  } as unknown as AppLoadContext
  const cookie = [visitor.cookie, visitor.token && `__Host-token=${visitor.token}`].filter(Boolean).join('; ')
  const body =
    fields && new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const request = new Request(address, { headers: { cookie }, ...(body && { method: 'POST', body }) })
  return { request, context, params: {} }
}

/** Posts as a browser does: the cookie is kept, and a redirect followed. */
async function post(intent: string, fields: object) {
  const args = arrive({ ...fields, intent })
  const answer = await actOnLoan(args)
  const headers = new Headers((answer as Response).headers ?? (answer as { init: ResponseInit }).init.headers)
  visitor.cookie = headers.get('set-cookie')?.split(';')[0] ?? visitor.cookie
  const location = headers.get('location')
  if (location && !location.includes('loan_') && !location.includes('take_loan'))
    return { status: 303, location }
  const next = location ? arrive(undefined, SITE + location) : args
  const { screens } = await loadLoanScreens(next)
  const status = answer instanceof Response ? answer.status : (answer.init?.status ?? 200)
  return { status, location: location ?? undefined, screens }
}

async function code() {
  const { rows } = await database.pool.query<{ code: string }>(
    'select code from phone_codes order by id desc',
  )
  return rows[0]?.code ?? ''
}

async function kept() {
  const { rows } = await database.pool.query('select * from loan_requests order by id')
  return rows
}

const faultsOf = ({ screens }: Awaited<ReturnType<typeof post>>) =>
  screens?.request?.faults.map(({ field, fault }) => `${field} ${fault}`)

describe('a request', () => {
  test('goes from the code to the bank, with nothing of the person in an address', async () => {
    const form = { ...loan(), ...PERSON }
    const sent = await post('send_code', form)
    expect(sent.screens?.request).toMatchObject({ phone: '555 123 456', isConfirmed: false, accepted: true })
    expect(sent.screens?.request?.code?.waitSeconds).toBeGreaterThan(55)
    const confirmed = await post('confirm_code', { ...form, code: ` ${await code()} ` })
    expect(confirmed.screens?.request).toMatchObject({ isConfirmed: true, faults: [] })
    const terms = await post('terms', { ...loan(), ...PERSON, terms: undefined })
    expect(terms.screens?.step).toBe('terms')
    const agreed = await post('agree', loan({ monthly_income: '' }))
    expect(agreed.screens).toMatchObject({ step: 'form', request: { accepted: true } })
    const done = await post('send', form)
    expect(done.screens).toMatchObject({ step: 'result', sent: { bank: 'TBC Bank' } })
    for (const { location } of [sent, confirmed, terms, agreed, done]) {
      expect(location).toMatch(/^\/en\/s\?cities=1&take_loan=true&isntStatement=true&loan_price=100000/)
      expect(location).not.toMatch(/Nino|Beridze|555/)
    }
    expect(await kept()).toMatchObject([
      {
        ...{ bank_id: banks.tbc, first_name: 'Nino', phone_number: '555123456', amount: 80_000 },
        ...{ months: 120, only_from_developer: true, answers: { monthly_income: '3000' } },
      },
    ])
  })

  test('sent twice, also after going back, is one', async () => {
    const form = { ...loan(), ...PERSON }
    await post('send_code', form)
    await post('confirm_code', { ...form, code: await code() })
    const before = visitor.cookie
    expect((await post('send', form)).screens?.sent).toBeDefined()
    visitor.cookie = before
    expect((await post('send', form)).screens?.sent).toBeDefined()
    expect(await kept()).toHaveLength(1)
  })

  test('of somebody signed in needs no code for the number on file, but for another', async () => {
    const user = await addUser(database.pool, { phone_number: '555123456' })
    visitor.token = await beginSession(database.pool, user)
    expect(faultsOf(await post('send', { ...loan(), ...PERSON, phone_number: '555123457' }))).toEqual([
      'phone_number phone_unconfirmed',
    ])
    expect((await post('send', { ...loan(), ...PERSON })).screens?.step).toBe('result')
    expect(await kept()).toMatchObject([{ user_id: user }])
  })

  test('with mistakes comes back with all of them and all that was typed', async () => {
    const answer = await post('send', { ...loan({ monthly_income: 'much' }), phone_number: '12' })
    expect(answer.status).toBe(422)
    expect(faultsOf(answer)).toEqual([
      'first_name missing',
      'last_name missing',
      'monthly_income number',
      'phone_number phone_wrong',
      'terms terms_missing',
    ])
    expect(answer.screens?.request).toMatchObject({ phone: '12' })
    expect(answer.screens?.request?.fields.at(-1)?.value).toBe('much')
  })

  test.each([
    [{ property_price: 0 }, 'loan_step'],
    [{ property_price: '' }, 'loan_step'],
    [{ property_price: 'many' }, 'loan_step'],
    [{ property_price: 1_000_000_000 }, 'loan_step'],
    [{ bank_id: 999 }, 'loan_step'],
    [{ month: 6_000 }, 'loan_step'],
    [{ participation_amount: 1_000 }, 'loan_step'],
  ])('for a loan that nobody gives (%j) leads back to the calculator', async (change, step) => {
    const { status, location, screens } = await post('send', { ...loan(change), ...PERSON })
    expect(status).toBe(303)
    expect(location).not.toContain(step)
    expect(screens?.step).toBeUndefined()
    expect(await kept()).toEqual([])
  })
})

describe('a code', () => {
  const form = () => ({ ...loan(), ...PERSON })

  test('asked for again too early is refused, with the seconds to wait', async () => {
    await post('send_code', form())
    const early = await post('send_code', form())
    expect([early.status, faultsOf(early)]).toEqual([429, ['code code_wait']])
    expect(early.screens?.request?.code?.waitSeconds).toBeGreaterThan(55)
  })

  test.each(['123', '12345', ''])('of another length (%j) is not even tried', async (typed) => {
    await post('send_code', form())
    const answer = await post('confirm_code', { ...form(), code: typed })
    expect([answer.status, faultsOf(answer)]).toEqual([422, ['code code_length']])
    expect((await database.pool.query('select tries from phone_codes')).rows).toEqual([{ tries: 0 }])
  })

  test('that is wrong five times says when a new one is needed', async () => {
    await post('send_code', form())
    const wrong = (await code()) === '0000' ? '1111' : '0000'
    const said: unknown[] = []
    for (let tried = 0; tried < 5; tried += 1)
      said.push(faultsOf(await post('confirm_code', { ...form(), code: wrong }))?.[0])
    expect(said).toEqual([
      'code code_wrong',
      'code code_wrong',
      'code code_spent',
      'code code_spent',
      'code code_spent',
    ])
  })

  test('that is old says so', async () => {
    await post('send_code', form())
    await database.pool.query("update phone_codes set sent_at = sent_at - interval '6 minutes'")
    expect(faultsOf(await post('confirm_code', { ...form(), code: await code() }))).toEqual([
      'code code_expired',
    ])
  })

  test('confirms its number alone: another one that is typed later is not confirmed', async () => {
    await post('send_code', form())
    const other = { ...form(), phone_number: '555 999 999' }
    expect(faultsOf(await post('confirm_code', { ...other, code: await code() }))).toEqual([
      'phone_number phone_unconfirmed',
    ])
    await post('confirm_code', { ...form(), code: await code() })
    expect(faultsOf(await post('send', other))).toEqual(['phone_number phone_unconfirmed'])
    expect(await kept()).toEqual([])
  })

  test('that cannot be sent leaves everything as it was', async () => {
    fault = { path: '/send', answer: (_request, response) => void response.writeHead(503).end('{}') }
    const answer = await post('send_code', form())
    expect(answer.status).toBe(503)
    expect(answer.screens?.request).toMatchObject({ codeFailed: true, phone: '555 123 456' })
  })
})

describe('a bank that does not take it', () => {
  async function sendThrough(answer: RequestListener) {
    const user = await addUser(database.pool, { phone_number: '555123456' })
    visitor.token = await beginSession(database.pool, user)
    fault = { path: '/create', answer }
    return post('send', { ...loan(), ...PERSON })
  }
  const json = (status: number, body: unknown): RequestListener => {
    return (_request, response) => void response.writeHead(status).end(JSON.stringify(body))
  }

  test('says which field it minds', async () => {
    const errors = { monthly_income: ['odd'] }
    const answer = await sendThrough(json(422, { result: false, errors }))
    expect([answer.status, faultsOf(answer)]).toEqual([422, ['monthly_income rejected']])
  })

  test.each([
    ['an errors payload', json(200, { result: false, errors: { message: ['no'] } }), 422, 'refused'],
    ['too many', json(429, { result: false, data: { retry_after: 60 } }), 429, 'too_often'],
    ['a dead one', json(500, 'oops'), 500, 'failed'],
    ['a slow one', () => undefined, 504, 'failed'],
    ['nonsense', json(200, 'x'), 502, 'failed'],
  ] as const)(
    '%s is told as such, and everything is kept for another try',
    async (_name, answer, status, failure) => {
      const told = await sendThrough(answer as RequestListener)
      expect([told.status, told.screens?.step, told.screens?.failure]).toEqual([status, 'result', failure])
      fault = undefined
      const { screens } = await loadLoanScreens(
        arrive(undefined, `${PAGE}&loan_price=100000&loan_bank=${banks.tbc}&loan_percent=20&loan_step=form`),
      )
      expect(screens.request?.fields[0]?.value).toBe('Nino')
      expect(screens.formKey).toBe('k')
    },
  )
})

describe('the way to a partner', () => {
  const lead = () => ({ ...loan({ bank_id: banks.halyk ?? 0 }), campaign: 'calculator_button' })

  test('leads to its page with the campaign, and is one lead however often it is pressed', async () => {
    for (let pressed = 0; pressed < 3; pressed += 1)
      expect((await post('lead', lead())).location).toBe(
        '/sandbox/partner/halyk?utm_source=ezo.test&utm_medium=referral&utm_campaign=calculator_button',
      )
    expect(await kept()).toMatchObject([{ is_lead: true, phone_number: null }])
  })

  test('for those who only want to read begins with what that bank takes', async () => {
    const { participation_amount: _own, month: _months, ...asked } = lead()
    expect((await post('lead', { ...asked, campaign: 'info_button' })).location).toMatch(
      /utm_campaign=info_button$/,
    )
    expect(await kept()).toMatchObject([{ participation_amount: 20_000, months: 120 }])
  })

  test('to a site that nobody has named is not taken', async () => {
    const body = JSON.stringify({ result: true, data: { redirect_url: 'https://evil.test/' } })
    fault = { path: '/create-lead-only', answer: (_request, response) => void response.end(body) }
    const answer = await post('lead', lead())
    expect([answer.status, answer.location, answer.screens?.failure]).toEqual([502, undefined, 'failed'])
  })
})

test('a form that says nothing is refused', async () => {
  await expect(post('', loan())).rejects.toMatchObject({ status: 400 })
})
