import { expect, test } from 'vitest'
import { listReadFacts } from './fact-value'

test('the amounts of a request are shown with its currency', () => {
  const facts = [
    { name: 'loan_amount', value: '80000' },
    { name: 'currency', value: 'USD' },
    { name: 'months', value: '120' },
  ]
  expect(listReadFacts(facts)).toEqual([
    { name: 'loan_amount', value: '80000', sign: '$' },
    { name: 'months', value: '120' },
  ])
  expect(listReadFacts([{ name: 'currency', value: 'GEL' }])).toEqual([{ name: 'currency', value: 'GEL' }])
})
