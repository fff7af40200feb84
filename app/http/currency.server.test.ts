import { expect, test } from 'vitest'
import { setCookie } from './cookies.server'
import { chosenCurrency } from './currency.server'

const asking = (value: string) =>
  new Request('http://here.test/', { headers: { cookie: setCookie('currency', value).split(';')[0] ?? '' } })

test('the choice is read from the cookie', () => {
  expect(chosenCurrency(asking('gel'))).toBe('gel')
  expect(chosenCurrency(asking('usd'))).toBe('usd')
})

test.each(['eur', 'GEL', '', '1', 'gel~forged', '__proto__'])('%j is no choice', (value) => {
  expect(chosenCurrency(asking(value))).toBeUndefined()
  expect(chosenCurrency(new Request('http://here.test/'))).toBeUndefined()
})
