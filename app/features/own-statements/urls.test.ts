import { expect, test } from 'vitest'
import { editStatementUrl } from './urls'

test.each([
  ['https://statements.test/new?lang=ka', 'https://statements.test/new?lang=ka&statement_id=7'],
  ['/account/statements/new', '/account/statements/7/edit'],
  ['/en/account/statements/new', '/en/account/statements/7/edit'],
])('a statement is edited where statements are added, at %s', (addStatementUrl, expected) => {
  expect(editStatementUrl(addStatementUrl, 7)).toBe(expected)
})
