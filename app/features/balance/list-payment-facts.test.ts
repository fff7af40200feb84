import { expect, test } from 'vitest'
import { formatBought } from './list-payment-facts'

test('the only package of a service is omitted beside the service', () => {
  const visit = { service: 'Visit to the public register', package: 'Booking of a visit' }
  expect(formatBought({ ...visit, isOnlyPackage: true })).toBe('Visit to the public register')
  const photos = { service: 'Photo shoot', package: '10 pictures', isOnlyPackage: false }
  expect(formatBought(photos)).toBe('Photo shoot, 10 pictures')
})
