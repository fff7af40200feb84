import { expect, test } from 'vitest'
import { findSearchReferrer } from './search-referrer'

test.each([
  ['/s', '/s'],
  ['/s?deal_types=1&page=3', '/s?deal_types=1&page=3'],
  ['/s/tbilisi/vake?price_to=9', '/s/tbilisi/vake?price_to=9'],
  ['/udzravi-qoneba/iyideba-bina', '/udzravi-qoneba/iyideba-bina'],
])('the back link can lead to the search %s', (path, back) => {
  expect(findSearchReferrer(path, 'ka')).toBe(back)
  expect(findSearchReferrer(`/en${path}`, 'en')).toBe(`/en${back}`)
})

test.each([
  undefined,
  '/',
  '/account/favorites',
  '/udzravi-qoneba/iyideba-bina/iyideba-bina-1000001',
  '/en/s',
])('the back link cannot lead to %s', (referrer) => {
  expect(findSearchReferrer(referrer, 'ka')).toBeUndefined()
})
