import { expect, test } from 'vitest'
import { editStatementUrl, ownStatementsPath, parseOwnStatementsParams, toUpstreamParams } from './urls'

test.each([
  ['https://statements.test/new?lang=ka', 'https://statements.test/new?lang=ka&statement_id=7'],
  ['/account/statements/new', '/account/statements/7/edit'],
  ['/en/account/statements/new', '/en/account/statements/7/edit'],
])('a statement is edited where statements are added, at %s', (addStatementUrl, expected) => {
  expect(editStatementUrl(addStatementUrl, 7)).toBe(expected)
})

test.each([
  ['agent=7&page=2', '/account/statements?agent=7&page=2', '7'],
  ['agent=all&status=hidden', '/account/statements?status=hidden&agent=all', 'all'],
  ['agent=-1', '/account/statements', null],
  ['agent=everybody', '/account/statements', null],
])('the agent whose statements are listed is kept in the URL: %s', (query, path, sent) => {
  const params = parseOwnStatementsParams(new URLSearchParams(query))
  expect(ownStatementsPath(params)).toBe(path)
  expect(toUpstreamParams(params).get('agent')).toBe(sent)
})

test.each([
  ['real_estate_types=4&deal_types=1', '/account/statements?deal_types=1&real_estate_types=4', '4'],
  ['real_estate_types=land', '/account/statements', null],
])('the type of property that is listed is kept in the URL: %s', (query, path, sent) => {
  const params = parseOwnStatementsParams(new URLSearchParams(query))
  expect(ownStatementsPath(params)).toBe(path)
  expect(toUpstreamParams(params).get('real_estate_types')).toBe(sent)
})
