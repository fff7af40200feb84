import { expect, test } from 'vitest'
import { setCookie } from './cookies.server'
import { readCurrency } from './currency.server'

const requestWithCurrency = (value: string) =>
  new Request('http://here.test/', { headers: { cookie: setCookie('currency', value).split(';')[0] ?? '' } })

// Specification 1.4.6
test('the currency is parsed from the cookie', () => {
  expect(readCurrency(requestWithCurrency('gel'))).toBe('gel')
  expect(readCurrency(requestWithCurrency('usd'))).toBe('usd')
})

test.each(['eur', 'GEL', '', '1', 'gel~forged', '__proto__'])(
  'the cookie value %j is not parsed as a currency',
  (value) => {
    expect(readCurrency(requestWithCurrency(value))).toBeUndefined()
    expect(readCurrency(new Request('http://here.test/'))).toBeUndefined()
  },
)
