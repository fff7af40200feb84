import { expect, test } from 'vitest'
import { readCriteria } from '../../criteria'
import { offeredAddress } from './address'

test('a page says what was chosen and not whose it is', () => {
  const criteria = readCriteria(
    new URLSearchParams('users=7&deal_types=1&order_by=price&sequence=asc&page=2&tab=agents'),
  )
  expect(offeredAddress('/en/br/x', criteria)).toBe(
    '/en/br/x?deal_types=1&order_by=price&sequence=asc&page=2#offered',
  )
  expect(
    offeredAddress('/d/x?tab=statements', { lists: { projects: [1] }, ranges: {}, flags: [], page: 1 }),
  ).toBe('/d/x?tab=statements#offered')
})
