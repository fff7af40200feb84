import { expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { takeFlash } from './flash.server'
import { requireUser } from './guards.server'
import type { Visitor } from './visitor.server'

async function redirectGuest(path: string, method = 'GET') {
  const language = path.startsWith('/ru') ? 'ru' : 'en'
  const visitor = { language, user: async () => undefined } as unknown as Visitor
  const request = new Request(`https://ezo.test${path}`, { method })
  const answer = await requireUser(visitor, request).catch((thrown: Response) => thrown)
  const { headers: sent } = answer as Response
  return { location: sent.get('location'), flash: takeFlash(sent.get('set-cookie')?.split(';')[0] ?? '') }
}

// Specification 1.4.23, 1.6.8
test.each(['GET', 'POST'])(
  'a guest who sends %s to the account is redirected to the home page with a login offer',
  async (method) => {
    const { location, flash } = await redirectGuest('/en/account/payments', method)
    expect(location).toBe('/en')
    expect(flash).toMatchObject({ name: 'sign_in_required', continueHref: '/en/account/payments' })
  },
)

test('a guest who opens a page that is also a dialog sees the dialog on the home page', async () => {
  const { location, flash } = await redirectGuest('/en/account/loanCalculatorService/loanView')
  expect(location).toBe('/en?take_loan=true&isntStatement=true&loan_currency=1')
  expect(flash).toMatchObject({ continueHref: '/en/account/loanCalculatorService/loanView' })
  expect((await redirectGuest('/ru/account/aiService/aiView')).location).toBe('/ru?ai_modal=true')
})

test('a page of the account whose user lookup fails is an error, which loses no session and no place', async () => {
  const lookupError = new UpstreamError('GET auth/grouped-info', 'timeout', 504)
  const visitor = { language: 'en', user: async () => undefined, lookupError } as unknown as Visitor
  const request = new Request('https://ezo.test/en/account/payments')
  await expect(requireUser(visitor, request)).rejects.toBe(lookupError)
})
