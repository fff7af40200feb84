import { expect, test } from 'vitest'
import { banners } from './banners.server'

const ROW = {
  id: 1,
  type: 'image',
  banner_content: '/a.png',
  width: 320,
  height: 50,
  banner_place_name: 'footer',
}
const BANNER = { id: 1, type: 'image', content: '/a.png', width: 320, height: 50, place: 'footer' }

// Specification 1.7.35
test.each([
  ['an answer', { result: true, data: [ROW] }],
  ['a file with data', { data: [ROW] }],
  ['a file that is a list', [ROW]],
])('banners are parsed from %s', (_name, body) => {
  expect(banners.answer.parse(body)).toEqual([BANNER])
})

test('an upstream refusal gives no banners', () => {
  expect(banners.answer.safeParse({ result: false, data: [ROW] }).success).toBe(false)
})
