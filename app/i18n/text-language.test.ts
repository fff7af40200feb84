import { expect, test } from 'vitest'
import { findTextLanguage } from './text-language'

test.each([
  ['ნახვა შეიძლება ხვალ?', 'en', 'ka'],
  ['Можно посмотреть завтра? WhatsApp', 'ka', 'ru'],
  ['Can I see it tomorrow?', 'ru', 'en'],
  ['ნახვა შეიძლება ხვალ?', 'ka', undefined],
  ['+995 599 12 34 56', 'ka', undefined],
  ['', 'ka', undefined],
] as const)('the text "%s" on a page in %s is marked with the language %s', (text, page, language) => {
  expect(findTextLanguage(text, page)).toBe(language)
})
