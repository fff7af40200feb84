import { expect, test } from 'vitest'
import { articleMeta } from './article-meta'
import type { ArticleData } from './loader.server'

const root = {
  id: 'root',
  data: {
    origin: 'https://ezo.test',
    language: 'en',
    layout: { brandName: 'Ezo' },
    siteImage: { href: '/en/og/site/home/1.jpg', alt: 'Find a home' },
  },
}
const article = {
  id: 1,
  name: 'a',
  title: 'A title',
  lead: 'What it is about',
  html: '',
  others: [],
  language: 'en',
  publishedAt: new Date('2026-11-12T05:00:00Z'),
  updatedAt: new Date('2026-11-13T05:00:00Z'),
  canonical: '/en/blog/a',
  socialImage: { href: '/en/og/article/a/2.jpg', alt: 'A title, What it is about' },
  image: {
    href: '/pictures/old-a-0.webp',
    isMain: true,
    illustration: true,
    width: 1200,
    height: 900,
    color: undefined,
    files: { base: '/pictures/old-a-0' },
  },
} satisfies ArticleData

test('the structured data of an article repeats the text of its page', () => {
  const meta = articleMeta({ data: article, matches: [root] })
  expect(meta).toContainEqual({
    'script:ld+json': expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'A title',
      url: 'https://ezo.test/en/blog/a',
      inLanguage: 'en',
      datePublished: '2026-11-12T05:00:00.000Z',
      dateModified: '2026-11-13T05:00:00.000Z',
    }),
  })
  const contentOf = (property: string) => meta.find((one) => 'property' in one && one.property === property)
  expect(contentOf('og:title')).toMatchObject({ content: 'A title' })
  expect(contentOf('og:image')).toMatchObject({ content: 'https://ezo.test/en/og/article/a/2.jpg' })
  expect(contentOf('og:image:alt')).toMatchObject({ content: 'A title, What it is about' })
  expect(contentOf('og:description')).toMatchObject({ content: 'What it is about' })
})

test('the meta tags of an article without a picture have no image', () => {
  const meta = articleMeta({ data: { ...article, image: undefined }, matches: [root] })
  expect(meta).toContainEqual({
    'script:ld+json': expect.not.objectContaining({ image: expect.anything() }),
  })
})
