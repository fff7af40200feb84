import { expect, test } from 'vitest'
import { calculateOrderPrice, listPriceLines } from './order-price'

const appraisal = {
  id: 51,
  key: 'standard',
  name: 'Standard',
  description: '',
  price: 15_000,
  unit: 'order' as const,
  minPrice: undefined,
  registrationPrice: undefined,
  propertyTypes: undefined,
  vipTier: undefined,
  days: undefined,
  dayPrice: undefined,
}
const raters = [{ id: 7, name: 'Lia', company: 'Oak', certificate: '12', price: 22_000 }]

test('a rater whose minimum is above the package has a line for the difference', () => {
  const order = { values: { rater_id: '7' }, raters, registry: undefined }
  const lines = listPriceLines(order, appraisal, { statements: 0, area: 60 })
  expect(lines).toEqual([
    { kind: 'package', sum: 15_000 },
    { kind: 'rater', sum: 7_000 },
  ])
  expect(calculateOrderPrice(order, appraisal, 15_000)).toBe(22_000)
  expect(listPriceLines({ ...order, values: {} }, appraisal, { statements: 0, area: 60 })).toEqual([])
})
