import { expect, test } from 'vitest'
import { toPackageTitle } from './package-title'

test.each([
  ['Photo shoot', '10 photos', 'Photo shoot, 10 photos'],
  ['3D tour', '3D tour, per m²', '3D tour, per m²'],
  ['VIP listing', 'VIP+ for 5 days', 'VIP+ for 5 days'],
  ['VIP listing', 'SUPER VIP for 5 days', 'SUPER VIP for 5 days'],
  ['VIP-объявление', 'VIP на 15 дней', 'VIP на 15 дней'],
])('the title for the service %s and the package %s is %s', (service, name, title) => {
  expect(toPackageTitle(service, name)).toBe(title)
})
