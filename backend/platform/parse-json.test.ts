import { expect, test } from 'vitest'
import { parseJson } from './parse-json'

test('JSON becomes its value', () => {
  expect(parseJson('{"a":[1,null,"ნინო 🏠\\n"]}')).toEqual({ a: [1, null, 'ნინო 🏠\n'] })
})

test.each([
  ['no JSON', 'text'],
  ['JSON that breaks off', '{"a":'],
  ['a text with NUL', '{"a":["b\\u0000"]}'],
  ['half a character', '{"a":{"b":"\\ud83c"}}'],
])('%s parses to undefined', (_name, json) => {
  expect(parseJson(json)).toBeUndefined()
})
