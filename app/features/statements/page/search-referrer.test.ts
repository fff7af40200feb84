import { expect, test } from 'vitest'
import { findSearchReferrer } from './search-referrer'

const ORIGIN = 'https://ezo.test'

test.each([
  ['/s', '/s'],
  ['/s?deal_types=1&page=3', '/s?deal_types=1&page=3'],
  ['/s/tbilisi/vake?price_to=9', '/s/tbilisi/vake?price_to=9'],
  ['/udzravi-qoneba/iyideba-bina', '/udzravi-qoneba/iyideba-bina'],
])('%s is a search that the back link can lead to', (path, back) => {
  expect(findSearchReferrer(ORIGIN + path, ORIGIN, 'ka')).toBe(back)
  expect(findSearchReferrer(`${ORIGIN}/en${path}`, ORIGIN, 'en')).toBe(`/en${back}`)
})

test.each([
  null,
  '',
  `${ORIGIN}/`,
  `${ORIGIN}/account/favorites`,
  `${ORIGIN}/udzravi-qoneba/iyideba-bina/iyideba-bina-1000001`,
  `${ORIGIN}/en/s`,
  'https://elsewhere.test/s',
  'https://ezo.test@elsewhere.test/s',
  'nonsense',
])('%s is no search that the back link can lead to', (referrer) => {
  expect(findSearchReferrer(referrer, ORIGIN, 'ka')).toBeUndefined()
})
