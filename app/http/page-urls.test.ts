import { expect, test } from 'vitest'
import { DIALOG_PARAMS } from './dialog-params'
import { getLanguageLinks, toLastingPath } from './page-urls'

test('the language links keep path and query', () => {
  const links = getLanguageLinks(new URL('https://ezo.test/en/s?cities=1&page=2'))
  expect(links).toEqual([
    { language: 'ka', href: '/s?cities=1&page=2' },
    { language: 'en', href: '/en/s?cities=1&page=2' },
    { language: 'ru', href: '/ru/s?cities=1&page=2' },
  ])
  expect(getLanguageLinks(new URL('https://ezo.test/s?page=1'))[2]?.href).toBe('/ru/s')
})

test.each([...DIALOG_PARAMS, 'statementInner', 'tab_index', 'access_token'])(
  'the lasting path of a page drops %s',
  (param) => {
    expect(toLastingPath(new URL(`https://ezo.test/s?${param}=1&cities=1`))).toBe('/s?cities=1')
  },
)
