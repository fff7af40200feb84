import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRendition, toPicturePath } from '~backend/demo/pictures/file-names'
import { LOCALES } from '~backend/platform/localized-text'
import { parseArticleText } from './article'
import { renderBody } from './article-html'
import { loadArticles } from './articles'

const ARTICLES = await loadArticles()

const FOREIGN = { ka: /[а-яё]/i, en: /[ა-ჰа-яё]/i, ru: /[ა-ჰ]/ }

describe.each(ARTICLES)('article $slug', (article) => {
  test('the article has the same structure and figures in each language', () => {
    const tags = (text: string) => text.match(/<\w+/g)
    const figures = (text: string) =>
      text
        .replace(/&#\d+;/g, '')
        .replace(/(\d)[\s.,](?=\d)/g, '$1')
        .match(/\d+/g)
        ?.toSorted()
    const georgian = renderBody(article, 'ka')
    for (const locale of LOCALES) {
      const body = renderBody(article, locale)
      expect(tags(body), locale).toEqual(tags(georgian))
      expect(figures(body), locale).toEqual(figures(georgian))
      for (const text of [article[locale].title, article[locale].lead, body])
        expect(text, locale).not.toMatch(FOREIGN[locale])
    }
  })

  test('the article has a picture and links its sources', () => {
    expect(parseRendition(`${toPicturePath(article.drawing).replace('/pictures/', '')}.webp`)).not.toBeNull()
    expect(article.sources).not.toEqual([])
  })
})

test('the text of an article is escaped', () => {
  const [article] = ARTICLES
  if (!article) throw new Error('there are no articles')
  const sly = { ...article, ka: { ...article.ka, body: '<script>x</script> და [ბმული](/s?a=1&b=2)' } }
  expect(renderBody(sly, 'ka')).toContain(
    '<p>&#60;script&#62;x&#60;/script&#62; და <a href="/s?a=1&#38;b=2">ბმული</a></p>',
  )
})

test('there are ten articles, the latest first, each with its own slug and folder', () => {
  expect(ARTICLES).toHaveLength(10)
  const days = ARTICLES.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  const folders = readdirSync('backend/initial-data/articles', { withFileTypes: true })
  expect(folders.filter((one) => one.isDirectory()).map(({ name }) => name)).toEqual(
    ARTICLES.map(({ slug }) => slug).toSorted(),
  )
})

test.each([
  ['a title', 'Lead\n\nBody'],
  ['a lead', '# Title\n\n'],
  ['a body', '# Title\n\nLead\n\n'],
])('an article without %s is rejected', (_, markdown) => {
  expect(() => parseArticleText(markdown)).toThrow('an article needs a title, a lead and a body')
})
