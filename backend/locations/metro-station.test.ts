import { expect, test } from 'vitest'
import { toGeorgianGenitive } from './metro-station'

test.each([
  ['რუსთაველი', 'რუსთაველის'],
  ['ღრმაღელე', 'ღრმაღელის'],
  ['ვაჟა-ფშაველა', 'ვაჟა-ფშაველას'],
  ['თავისუფლების მოედანი', 'თავისუფლების მოედნის'],
  ['ახმეტელის თეატრი', 'ახმეტელის თეატრის'],
])('the genitive of %s is %s', (name, genitive) => {
  expect(toGeorgianGenitive(name)).toBe(genitive)
})
