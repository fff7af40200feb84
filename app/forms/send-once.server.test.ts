import { redirect } from '@remix-run/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SentAnswers } from '~/session/sent-answers'
import { requiredText } from '~contract/forms/field-schemas'
import { addDays } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { defineForm, type FormDefinition } from './define-form'
import { createDraft, serializeDraft } from './draft.server'
import { handleForms, onSubmit } from './form-action.server'
import { allowRetry } from './send-once.server'

const STAY_FROM = addDays(toGeorgianDate(new Date()), 9)

/** Valid values of every feature form that costs or commits. */
const SENT_ONCE: Record<string, Record<string, string | File>> = {
  'account-lead-note': { text: 'Called' },
  'call-request': { name: 'Nino', phone_number: '555123456' },
  'company-call-request': { name: 'Nino', phone_number: '555123456' },
  'company-lead': { company: 'Ezo', phone_number: '555123456' },
  contact: { name: 'Nino', email: 'nino@example.ge', message: 'Hello' },
  'difference-payment': { card_id: 'balance' },
  'lead-answer': { text: 'On Saturday' },
  'lead-note': { text: 'Called' },
  'loan-decision': { act: 'approve' },
  'loan-partner': {},
  'loan-partner-info': { bank_id: '1' },
  'make-operator': { text: 'Joins the office in Batumi' },
  'new-questionnaire': { subject_ka: 'კითხვები', subject_en: 'Questions', subject_ru: 'Вопросы' },
  'order-act-area': { area: '64.5' },
  'order-act-boost': { date: '2099-11-24' },
  'order-act-call_off': { amount: '30', text: 'The owner is away' },
  'order-act-document': { document: new File(['%PDF-1.7'], 'valuation.pdf', { type: 'application/pdf' }) },
  'order-act-done': {},
  'order-act-note': { text: 'Called' },
  'order-act-refund': { amount: '30', text: 'Two photos are dark' },
  'order-act-release': {},
  'order-act-take': {},
  'order-act-tour': { statement: '1000001', url: 'https://tours.example.ge/1' },
  'order-act-visit': { date: '2099-11-24', time: '12:30' },
  'order-cancel': { refund: '750' },
  'payment-refund': { amount: '30', text: 'Paid twice' },
  'promo-code': { code: 'EZO' },
  'ready-answer': { text: 'Is it still available?' },
  reply: { text: 'Yes, it is' },
  'request-number': { client: '7' },
  'search-request': {
    deal_type: '1',
    real_estate_type: '1',
    city: '1',
    name: 'Nino',
    phone_number: '555123456',
  },
  'share-comparison': {},
  'statement-block': { text: 'Fraud' },
  'statement-message': { name: 'Nino', phone_number: '555123456', message: 'Hello' },
  'statement-note': { text: 'Called' },
  'top-up-card': { card_id: 'new', amount: '50' },
  'top-up-points': { amount: '50' },
  'user-block': { text: 'Fraud' },
  'user-note': { text: 'Called' },
  stay: {
    from: STAY_FROM,
    to: addDays(STAY_FROM, 3),
    guests: '2',
    total: '460',
    name: 'Nino',
    email: 'nino@example.ge',
  },
  viewing: { time_id: '7', name: 'Nino', phone_number: '555123456' },
  verify: { code: 'one', password: 'a long password' },
}

/**
 * One-time forms listed here except `loan-request`, `order-payment` and `dynamic-form`, which detect
 * repetitions themselves or have their own test.
 */
const listed = Object.values(
  import.meta.glob<Record<string, unknown>>('../features/**/{form,*-forms}.ts', { eager: true }),
).flatMap(listDefinitions)
const definitions = [...new Set(listed)].filter(({ oneTime }) => oneTime)

function listDefinitions(value: unknown): FormDefinition[] {
  if (typeof value !== 'object' || value === null || value instanceof z.ZodType) return []
  if ('schema' in value && 'oneTime' in value) return [value as FormDefinition]
  return Object.values(value).flatMap(listDefinitions)
}

const jar = new Map<string, string>()
let results = 0
let sentAnswers = new SentAnswers()
const visitorId = 'network'

beforeEach(() => {
  jar.clear()
  results = 0
  sentAnswers = new SentAnswers()
})

function keepCookie(line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  jar.set(name, value)
}

/** Posts as a browser does, keeping the cookie unless the request was aborted. */
async function post(
  definition: FormDefinition,
  values: Record<string, string | File>,
  { key = 'first page', isFailing = false, isGivenUp = false } = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...values, intent: definition.intent ?? '', form_key: key }))
    form.set(name, value)
  const args = createRouteArgs('/en/page?of=form', {
    origin: 'http://nowhere.invalid',
    form,
    context: { sentAnswers, visitorId },
  })
  if (definition.draft && !jar.has('__Host-drafts')) {
    const draft = createDraft()
    draft.confirmed = { phone: '555123456' }
    keepCookie(serializeDraft(args, definition.draft, draft))
  }
  args.request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
  const answer = await handleForms(
    args,
    onSubmit(definition, async () => {
      results += 1
      const response = redirect(`/result?number=${results}`, 303)
      return isFailing ? allowRetry(response) : response
    }),
  )
  if (!(answer instanceof Response)) return readFormReply(answer)
  if (!isGivenUp) answer.headers.getSetCookie().forEach(keepCookie)
  return answer.headers.get('location')
}

test('every form that costs or commits is sent once', () => {
  expect([...new Set(definitions.map(({ id }) => id))].toSorted()).toEqual(Object.keys(SENT_ONCE).toSorted())
})

describe.each(definitions.map((definition) => ({ id: definition.id, definition })))(
  'the one-time form $id',
  ({ id, definition }) => {
    const values = SENT_ONCE[id] ?? {}

    test('a double click gets the first response twice', async () => {
      const pressed = [post(definition, values, { isGivenUp: true }), post(definition, values)]
      expect(await Promise.all(pressed)).toEqual(['/result?number=1', '/result?number=1'])
      expect(await post(definition, values, { isGivenUp: true })).toBe('/result?number=1')
    })

    test('a form sent again after another server handled it gets the first response', async () => {
      await post(definition, values)
      sentAnswers = new SentAnswers()
      expect(await post(definition, values)).toBe('/result?number=1')
    })

    test('a form can be tried again after a failure', async () => {
      await post(definition, values, { isFailing: true })
      expect(await post(definition, values)).toBe('/result?number=2')
    })
  },
)

describe('one form on a cached page shown to two guests of one network', () => {
  const schema = z.object({ name: requiredText(10, { missing: 'name_missing' }) })
  const definition = defineForm({ id: 'any', oneTime: true, schema, draft: 'draft of one guest' })
  const OWN_COOKIES = ['__Host-sent=call_request', '__Host-drafts=sealed']

  async function sendAs(cookie: string): Promise<{ location: string | null; cookies: string[] }> {
    const args = createRouteArgs('/en/page', {
      origin: 'http://nowhere.invalid',
      form: { name: 'Nino', form_key: 'one page' },
      headers: { cookie },
      context: { sentAnswers, visitorId },
    })
    const answer = await handleForms(
      args,
      onSubmit(definition, async () => {
        results += 1
        const headers = OWN_COOKIES.map((line): [string, string] => ['Set-Cookie', line])
        return redirect(`/result?number=${results}`, { status: 303, headers })
      }),
    )
    const { headers } = answer as Response
    const cookies = headers.getSetCookie().map((line) => line.split('=', 1)[0] ?? '')
    return { location: headers.get('location'), cookies: [...new Set(cookies)] }
  }

  test.each([
    ['', ''],
    ['__Host-locale=en', '__Host-locale=en'],
    ['__Host-drafts=0123456789abcdef0123456789', '__Host-drafts=another56789abcdef0123456789'],
  ])(
    'a form sent by guests with the cookies %j and %j counts once, and each gets only their own cookies',
    async (one, other) => {
      const [first, second] = await Promise.all([sendAs(one), sendAs(other)])
      expect(first.cookies).toEqual(expect.arrayContaining(['__Host-sent', '__Host-drafts']))
      expect(second.location).toBe(first.location)
      expect(second.cookies).toEqual(['__Host-sent', '__Host-sent-forms'])
    },
  )

  test('two responses to one browser both have all cookies', async () => {
    const cookie = '__Host-drafts=0123456789abcdef0123456789'
    const [first, second] = await Promise.all([sendAs(cookie), sendAs(cookie)])
    expect(second).toEqual(first)
    expect(second.cookies).toContain('__Host-drafts')
  })
})

describe('a form sent again with the same values from another page', () => {
  const fields = { name: 'Nino' }
  const schema = z.object({ name: requiredText(10, { missing: 'name_missing' }) })
  const define = (repeated?: 'answered' | 'asked' | 'accepted') =>
    defineForm({ id: 'any', oneTime: true, schema, ...(repeated && { repeated }) })

  test('repeated values get the first result', async () => {
    await post(define(), fields)
    expect(await post(define(), fields, { key: 'second page' })).toBe('/result?number=1')
    expect(await post(define(), { name: 'Gia' }, { key: 'second page' })).toBe('/result?number=2')
  })

  test('repeated values that may be intended need a confirmation', async () => {
    await post(define('asked'), fields)
    const question = await post(define('asked'), fields, { key: 'second page' })
    expect(question).toMatchObject({ status: 409, errors: { '': { key: 'sent_before' } } })
    const again = { ...fields, form_again: '1' }
    expect(await post(define('asked'), again, { key: 'second page' })).toBe('/result?number=2')
  })

  test('repeated values are passed to a form that knows its earlier results', async () => {
    await post(define('accepted'), fields)
    expect(await post(define('accepted'), fields, { key: 'second page' })).toBe('/result?number=2')
  })

  test('values repeated by another user who signs in count as new', async () => {
    await post(define(), fields)
    jar.set('__Host-token', '0123456789abcdef0123456789abcdef')
    sentAnswers = new SentAnswers()
    expect(await post(define(), fields)).toBe('/result?number=2')
  })
})
