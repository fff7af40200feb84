import { describe, expect, test } from 'vitest'
import { getPathLanguage, toLocalizedPath, withoutLanguagePrefix } from './languages'

describe('languages in URLs', () => {
  // Specification 1.1.26, 1.9.4
  test.each([
    ['/', 'ka', '/'],
    ['/s', 'ka', '/s'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/EN/s', 'en', '/s'],
    ['/ru/s/a', 'ru', '/s/a'],
    ['/english', 'ka', '/english'],
    ['/ka/s', 'ka', '/ka/s'],
  ] as const)('the URL %s is in %s with the path %s', (path, language, bare) => {
    expect(getPathLanguage(path)).toBe(language)
    expect(withoutLanguagePrefix(path)).toBe(bare)
  })

  test.each([
    ['/', 'ka', '/'],
    ['/', 'en', '/en'],
    ['/?login=1', 'en', '/en?login=1'],
    ['/s?page=2', 'ru', '/ru/s?page=2'],
  ] as const)('the path %s in %s is the URL %s', (path, language, address) => {
    expect(toLocalizedPath(path, language)).toBe(address)
  })
})
