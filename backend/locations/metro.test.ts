import { expect, test } from 'vitest'
import { georgianGenitive } from './metro'

test.each([
  ['რუსთაველი', 'რუსთაველის'],
  ['ღრმაღელე', 'ღრმაღელის'],
  ['ვაჟა-ფშაველა', 'ვაჟა-ფშაველას'],
  ['თავისუფლების მოედანი', 'თავისუფლების მოედნის'],
  ['ახმეტელის თეატრი', 'ახმეტელის თეატრის'],
])('%s: %s', (name, genitive) => {
  expect(georgianGenitive(name)).toBe(genitive)
})
