import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { cardsAction } from '~/features/balance/index.server'
import { PageCaching } from '~/page/page-caching'
import { PersonalHeaders } from '~/page/personal-headers'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { loader as loadPayments } from './account-payments'

const SITE = 'http://ezo.test'

const answers: Record<string, unknown> = {
  'auth/grouped-info': { id: 1, name: 'ნინო' },
  'payments/balance': 1_250,
  'payments/cards': [{ id: 7 }],
  'payments/cards/7/remove': [],
  'payments/history': { payments: [], total: 21, lastPage: 2 },
  'payments/100001': { id: 100_001, receiptNumber: 'EZO-100001', createdAt: new Date() },
  'payments/100002': { id: 100_002, receiptNumber: undefined },
}

function argsFor(address: string, { known = answers, cookie = '__Host-token=some-token', body = '' } = {}) {
  const upstream = {
    async call(_caller: object, { path }: Call<unknown>) {
      if (path in known) return known[path]
      throw new UpstreamError(path, 'status', path in answers ? 500 : 404)
    },
  }
  const log = { warn() {} }
  const caching = new PageCaching()
  const context = {
    upstream,
    log,
    signer: new Signer('secret'),
    origin: SITE,
    site: { operator: { name: 'Ezo LLC', code: '405123456' }, brandName: 'Ezo' },
    caching,
    personalHeaders: new PersonalHeaders({ cookie }, SITE, caching),
  } as unknown as AppLoadContext
  const init = body ? { method: 'POST', body: new URLSearchParams(body) } : {}
  return { request: new Request(SITE + address, { ...init, headers: { cookie } }), context, params: {} }
}

const load = (...args: Parameters<typeof argsFor>) =>
  loadPayments(argsFor(...args)).catch((thrown: unknown) => thrown)

// Specification 1.2.42
test('the page of payments shows balance, history and a receipt', async () => {
  expect(await load('/en/account/payments?month=2026-10&kind=in')).toMatchObject({
    shows: 'all',
    balance: 1_250,
    history: { total: 21 },
    view: { page: 1, month: '2026-10', kind: 'in' },
  })
  expect(await load('/en/account/payments?receipt=100001')).toMatchObject({
    shows: 'receipt',
    title: 'Receipt EZO-100001',
    receipt: {
      seller: [{ value: 'Ezo LLC' }, { value: '405123456' }],
      payment: expect.arrayContaining([{ name: 'Payer', value: 'Nino' }]),
    },
  })
})

test('a block whose upstream call fails is omitted', async () => {
  const known = { 'auth/grouped-info': answers['auth/grouped-info'], 'payments/balance': 0 }
  expect(await load('/account/payments', { known })).toMatchObject({
    balance: 0,
    cards: undefined,
    history: undefined,
  })
})

// Specification 1.5.12 with receipt=x
test.each(['receipt=100002', 'receipt=100003', 'receipt=x', 'receipt=', 'delete_card=8'])(
  'the page %s does not exist',
  async (query) => {
    expect(await load(`/account/payments?${query}`)).toMatchObject({ status: 404 })
  },
)

test('a page past the end redirects to the last one, and a guest to the home page', async () => {
  const to = async (...args: Parameters<typeof argsFor>) =>
    ((await load(...args)) as Response).headers.get('location')
  expect(await to('/ru/account/payments?kind=in&page=9')).toBe('/ru/account/payments?kind=in&page=2')
  expect(await to('/ru/account/payments', { cookie: '' })).toBe('/ru')
})

// Specification 1.4.22
test('a card is removed once, and a failed removal asks again', async () => {
  const remove = (id: number, known = answers) => {
    const body = `intent=delete&card_id=${id}`
    return cardsAction(argsFor(`/en/account/payments?delete_card=${id}`, { known, body }))
  }
  const done = (await remove(7)) as Response
  expect(done.headers.get('location')).toBe('/en/account/payments?delete_card=done')
  const notDone = { formId: 'delete-card', errors: { '': { key: 'not_done' } } }
  expect(readFormReply(await remove(8))).toMatchObject({ ...notDone, status: 404 })
  expect(readFormReply(await remove(7, {}))).toMatchObject({ ...notDone, status: 500 })
})
