import { expect, test } from 'vitest'
import { isHydratedMap } from './hydration'

test.each([
  ['/s?view=map', true],
  ['/ru/s/gancxadebebis-sia?view=map&cities=1', true],
  ['/s', false],
  ['/s?view=list', false],
  ['/s?view=map&login=1', false],
  ['/s?view=map&take_loan=true', false],
  ['/s?view=map&call_request=1', false],
  ['/s?view=map&companies=1', false],
  ['/blog?view=map', false],
  ['/udzravi-qoneba/iyideba-bina?view=map', false],
  // A path that no page has: Georgian has no prefix.
  ['/ka/s?view=map', false],
])('the URL %s belongs to the movable map: %s, and never in light mode', (path, isMap) => {
  const url = new URL(path, 'http://ezo.test')
  expect(isHydratedMap(url, { lightMode: false })).toBe(isMap)
  expect(isHydratedMap(url, { lightMode: true })).toBe(false)
})
