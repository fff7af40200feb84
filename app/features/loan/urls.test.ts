import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpenedWithoutStatement, loanCloseHref, scenarioHref, toLoanPageUrl } from './urls'

const url = (address: string) => new URL(address, 'https://ezo.test')

// Specification 1.4.9, 2.2.3, 2.4.5
test('closing removes the parameters of the calculator from a URL, and no others', () => {
  expect(
    loanCloseHref(
      url('/en/s?cities=1&take_loan=true&isntStatement=true&loan_price=5&loan_step=form&page=2#a'),
    ),
  ).toBe('/en/s?cities=1&page=2#a')
  expect(loanCloseHref(url('/?take_loan'))).toBe('/')
  const others = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-km-z]{1,8}$/), fc.string()), {
    selector: ([name]) => name,
  })
  fc.assert(
    fc.property(others, (rest) => {
      const query = new URLSearchParams(rest)
      expect(loanCloseHref(url(`/s?take_loan=1&loan_month=7&${query}`))).toBe(
        query.size ? `/s?${query}` : '/s',
      )
    }),
  )
})

test('a scenario keeps the other parameters of a URL, those of the dialog too', () => {
  const page = toLoanPageUrl(url('/s?cities=1&take_loan=true&loan_price=5&loan_years=10&loan_shown=2'))
  expect(scenarioHref(page, { price: 9 })).toBe('/s?cities=1&take_loan=true&loan_price=9')
})

// Specification 2.2.4
test('the URL reveals that the calculator was not opened in a statement', () => {
  expect(isOpenedWithoutStatement(url('/statements/7?take_loan=true&isntStatement=true').searchParams)).toBe(
    true,
  )
  expect(isOpenedWithoutStatement(url('/statements/7?take_loan=true').searchParams)).toBe(false)
})
