import { describe, expect, test } from 'vitest'
import { Account } from './accounts'
import { Configuration, FooterGroup } from './content'
import { linkUrl } from './primitives'
import { skipRows } from './rows'

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\n//evil.test',
  'https:/\\evil.test',
  'https:///evil.test',
  'mailto:a@evil.test',
  'evil.test',
  '',
]

describe('linkUrl', () => {
  test.each(['/s?a=1#b', '/', 'https://ezo.test/x', 'HTTP://ezo.test', '/ძებნა'])(
    'the link %s is accepted',
    (url) => {
      expect(linkUrl.safeParse(url).success).toBe(true)
    },
  )

  test.each(UNSAFE)('the link %j is rejected', (url) => {
    expect(linkUrl.safeParse(url).success).toBe(false)
  })
})

test('menus and footers omit malformed links', () => {
  const bad = { id: 2, title: 'x', url: 'javascript:alert(1)' }
  const good = { id: 1, title: 'ok', url: '/s' }
  const { parsed, skipped } = skipRows(() => ({
    menu: Configuration.parse({ routes: [{ ...good, children: [bad, good] }, bad] }),
    group: FooterGroup.parse({ ...bad, links: [bad, good] }),
  }))
  expect(parsed.menu.routes.map(({ url, children }) => [url, children.map((one) => one.url)])).toEqual([
    ['/s', ['/s']],
  ])
  expect([parsed.group.url, parsed.group.links.map(({ url }) => url)]).toEqual([undefined, ['/s']])
  expect(skipped.length).toBe(3)
})

test('a field that no page reads may be of another type', () => {
  expect(Account.parse({ id: 1, type_id: 'agent' })).toMatchObject({ id: 1, type_id: undefined })
})
