import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownAddress } from './own-address'

const ORIGIN = 'https://ezo.test'

describe('own addresses', () => {
  test.each([
    ['/s?page=2#card-1', '/s?page=2#card-1'],
    ['https://ezo.test/en/s', '/en/s'],
    ['s', '/s'],
  ])('%s is ours', (given, kept) => {
    expect(ownAddress(given, ORIGIN)).toBe(kept)
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
    `/${'x'.repeat(2_000)}`,
    '',
    null,
    undefined,
  ])('%s is not', (given) => {
    expect(ownAddress(given, ORIGIN)).toBeUndefined()
  })

  test('whatever is kept resolves to our own host', () => {
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
        const kept = ownAddress(parts.join(''), ORIGIN)
        if (kept !== undefined) expect(new URL(kept, ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 5_000 },
    )
  })
})
