import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullRun } from '~tests/full-run'
import { parseOwnPath, parseReturnPath } from './own-path'

const ORIGIN = 'https://ezo.test'

describe('own URLs', () => {
  test.each([
    ['/s?page=2#card-1', '/s?page=2#card-1'],
    ['https://ezo.test/en/s', '/en/s'],
    ['s', '/s'],
    ['/dom?q=/do/phone', '/dom?q=/do/phone'],
    ['/100%', '/100%'],
  ])('%s is accepted as a path of this site', (path, ownPath) => {
    expect(parseOwnPath(path, ORIGIN)).toBe(ownPath)
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test/',
    'https://ezo.test@evil.test/',
    'https://user:pass@ezo.test/',
    'https://ezo.test.evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.test',
    'http:/\\evil.test',
    '/.//evil.test',
    '/do/favorite',
    '/DO/hide?x=1',
    '/s/../%64o/phone',
    'https://ezo.test/do/currency',
    `/${'x'.repeat(2_000)}`,
    '',
    null,
    undefined,
  ])('%s is rejected as a path of this site', (path) => {
    expect(parseOwnPath(path, ORIGIN)).toBeUndefined()
  })

  test('an action redirects back to its page, or else to the home page', () => {
    expect(parseReturnPath('/en/s?page=2#card-1', ORIGIN)).toBe('/en/s?page=2')
    for (const nowhere of ['/do/phone', 'https://evil.test/', '', null]) {
      expect(parseReturnPath(nowhere, ORIGIN)).toBe('/')
    }
  })

  test('every accepted path resolves to the own host', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      'evil.test',
      '@',
      ':',
      '%2f',
      '\t',
      '\n',
      'http:',
      '.',
      '?',
      '#',
      'ა',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const ownPath = parseOwnPath(parts.join(''), ORIGIN)
        if (ownPath !== undefined) expect(new URL(ownPath, ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: isFullRun ? 5_000 : 500 },
    )
  })
})
