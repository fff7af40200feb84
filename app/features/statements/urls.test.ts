import { expect, test } from 'vitest'
import { parseStatementId, statementUrl } from './urls'

test('the URL of a statement has descriptive words and its id', () => {
  const statement = { id: 21373456, slug: 'iyideba-2-otaxiani-bina-qutaisshi', middleSlug: 'iyideba-bina' }
  const path = '/udzravi-qoneba/iyideba-bina/iyideba-2-otaxiani-bina-qutaisshi-21373456'
  expect(statementUrl(statement, 'ka')).toBe(path)
  expect(statementUrl(statement, 'ru')).toBe(`/ru${path}`)
  expect(statementUrl({ id: 5, slug: '' }, 'en')).toBe('/en/statements/5')
})

test.each([
  ['21373456', 21373456],
  ['iyideba-bina-21373456', 21373456],
  ['any-words-at-all-7', 7],
  ['', undefined],
  [undefined, undefined],
  ['words', undefined],
  ['words7', undefined],
  ['0', undefined],
  ['99999999999', undefined],
  ['-5x', undefined],
])('the id in %s is %s', (part, id) => {
  expect(parseStatementId(part)).toBe(id)
})
