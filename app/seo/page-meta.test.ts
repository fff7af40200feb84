import { expect, test } from 'vitest'
import { PAGE_NUMBER, type PageContext } from '~/page/page-context'
import { createPageMeta } from './page-meta'

const root = {
  origin: 'https://ezo.example',
  language: 'ru',
  numberedPage: `Страница ${PAGE_NUMBER}`,
  layout: { brandName: 'Ezo' },
  siteImage: { href: '/site.png', alt: 'Ezo' },
} as PageContext

test.each([
  ['/brokerebi', 'Агентства | Ezo'],
  ['/brokerebi?homepage=2', 'Агентства | Ezo'],
  ['/brokerebi?q=%26page=3&page=12', 'Агентства | Страница 12 | Ezo'],
])('the page %s has the title %s', (canonical, title) => {
  expect(createPageMeta({ title: 'Агентства', canonical }, root)).toContainEqual({ title })
})

test('a page that is not indexed has no alternates, and has its own URL in shared links', () => {
  const meta = createPageMeta({ title: 'Сравнение', canonical: '/compare?ids=1,2', noIndex: true }, root)
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Сравнение' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://ezo.example/site.png' })
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'alternate' }))
})

test.each([
  ['ka', 'ka_GE'],
  ['en', 'en_GB'],
  ['ru', 'ru_RU'],
] as const)('a page in %s has the Open Graph locale %s', (language, content) => {
  const meta = createPageMeta({ title: 'Ezo', canonical: '/' }, { ...root, language })
  expect(meta).toContainEqual({ property: 'og:locale', content })
})
