import { describe, expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { withTopUp } from '~tests/fixtures/top-up'
import { loadPaymentResult } from '../result/loader.server'

const { argsFor, send } = withTopUp(withTestDatabase())

describe('operator APIs without a call for payments', () => {
  const bankPage = 'https://bank.example/pay/7'
  let started: object = { redirect_url: bankPage }
  const operator = withServer(() => (request, response) => {
    const answers: Record<string, unknown> = {
      '/api/v3/payments/init-fill-balance': { id: 7 },
      '/api/v3/payments/pay': started,
    }
    if (request.url === '/api/v1/users/fill-balance/promo-code/OLD')
      return response.end(JSON.stringify({ result: false, message: 'promo_code_expired' }))
    const data = answers[request.url ?? '']
    response.writeHead(data ? 200 : 404).end(JSON.stringify({ result: data !== undefined, data }))
  })
  const result = (cookie: string, address: string) => {
    const args = argsFor(address, { cookie }, operator.origin)
    Object.assign(args.context.site, { hasOperatorApis: true })
    return loadPaymentResult(args)
  }

  test('the result page links to a bank whose URL is not allowed as a form target', async () => {
    const { location = '', cookie } = await send('1', { card_id: 'new', amount: '5' }, operator.origin)
    expect(location).toBe('/en/payment-result?payment_id=7')
    expect(await result(cookie, location)).toMatchObject({
      result: { screen: 'reported', answer: 'pending' },
      providerHref: bankPage,
      canCheckAgain: true,
    })
  })

  test("the bank leads back to the page that started the payment, also without the payment's number", async () => {
    const { cookie } = await send('1', { card_id: 'new', amount: '5' }, operator.origin)
    for (const number of ['', '&payment_id=7'])
      expect(await result(cookie, `/en/payment-result?paymentStatus=-1&rnd=5${number}`)).toMatchObject({
        result: { screen: 'reported', answer: 'failure' },
        continueHref: '/en/s?cities=1',
        retryHref: '/en/s?cities=1&fill_balance=1&method=1',
      })
    const other = await result(cookie, '/en/payment-result?paymentStatus=3&payment_id=8')
    expect(other).toMatchObject({ result: { screen: 'reported', answer: 'success' } })
    expect([other.continueHref, other.retryHref, other.providerHref]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  // Specification 1.3.40
  test("a bank page that requires a form receives the upstream's fields, if its URL is allowed", async () => {
    started = { method: 'POST', submit_url: 'https://pay.example/start', params: { order: 'a b', sum: 5 } }
    const fields = { card_id: 'new', amount: '5' }
    expect((await send('1', fields, operator.origin)).location).toMatch(/paymentStatus=-1/)
    const { location = '', cookie } = await send('1', fields, operator.origin, ['https://pay.example'])
    expect(await result(cookie, location)).toMatchObject({
      result: { screen: 'reported', answer: 'pending' },
      providerHref: 'https://pay.example/start',
      providerFields: { order: 'a b', sum: '5' },
    })
    started = { ...started, method: 'GET' }
    expect((await send('1', fields, operator.origin, ['https://pay.example'])).location).toBe(
      'https://pay.example/start?order=a+b&sum=5',
    )
    started = { redirect_url: bankPage }
  })

  test('a cookie with a forged signature does not link the result page to a bank page', async () => {
    const cookie = `__Host-top-up=${encodeURIComponent(new Signer('other').sign('payment origin', `7 /en/s ${bankPage}`))}`
    expect((await result(cookie, '/en/payment-result?payment_id=7')).providerHref).toBeUndefined()
  })

  // Specification 1.7.17, 1.8.1
  test('a promo code is redeemed, and a refusal with status 200 is shown on the result page', async () => {
    const { location = '', cookie } = await send('2', { code: 'OLD' }, operator.origin)
    expect(location).toMatch(/^\/en\/payment-result\?paymentStatus=-1&rnd=\d{1,3}$/)
    expect(await result(cookie, location)).toMatchObject({
      result: {
        screen: 'failed',
        reason: 'promo_code_expired',
        retryPath: '/en/s?cities=1&fill_balance=1&method=2&promo_code=OLD',
      },
    })
  })
})
