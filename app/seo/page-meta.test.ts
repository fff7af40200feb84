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
])('%s has the title %s', (canonical, title) => {
  expect(createPageMeta({ title: 'Агентства', canonical }, root)).toContainEqual({ title })
})
