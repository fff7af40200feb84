import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPlaceholderToneClass } from './placeholder-tone'

test.each([
  ['#c8aa92', 't2'],
  ['#c9ac95', 't2'],
  ['000000', 't11'],
  ['#FFFFFF', 't1'],
  ['red', undefined],
  [null, undefined],
])('the colour %s has the placeholder tone %s', (colour, tone) => {
  expect(getPlaceholderToneClass(colour)).toBe(tone)
})

test('the style sheet has the same placeholder colours', () => {
  const css = readFileSync(new URL('./picture.css', import.meta.url), 'utf8')
  const grounds = [...css.matchAll(/\.(t\d+) {\s*background: (#[0-9a-f]{6});/g)]
  expect(grounds).toHaveLength(12)
  for (const [, name, colour] of grounds) expect(getPlaceholderToneClass(colour)).toBe(name)
})
