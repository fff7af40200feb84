import { expect, test } from 'vitest'
import { formatFormOptions, parseFormOptions } from './form-fields'

test('each line is an option with a value and titles in three languages', () => {
  const text = 'photo | ფოტო | Photos | Фото\nland-plot | მიწა | Land | Земля'
  const options = parseFormOptions(`${text}\n\n`)
  expect(options).toEqual([
    { value: 'photo', title: { ka: 'ფოტო', en: 'Photos', ru: 'Фото' } },
    { value: 'land-plot', title: { ka: 'მიწა', en: 'Land', ru: 'Земля' } },
  ])
  expect(formatFormOptions(options ?? [])).toBe(text)
})

test.each([
  'photo',
  'photo | a | b',
  'a,b | a | b | c',
  'a | a | b | c | d',
  'a | a | b | c\na | d | e | f',
  '| a | b | c',
])('%j is not a list of options', (text) => {
  expect(parseFormOptions(text)).toBe(undefined)
})
