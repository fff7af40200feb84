import { foreignTexts } from './locators'
import { inOneMode, spread } from './spread'
import { expect, test } from './test-base'
import { createTranslator, languages, toLocalizedPath } from './translations'

const fonts = {
  ka: ['georgian', 'lari', 'latin'],
  en: ['lari', 'latin'],
  ru: ['cyrillic', 'lari', 'latin'],
}

/** Names of languages, of the brand and of foreign places keep their own letters. */
const allowed = /ქართული|Русский|English|ეზო/g
const letters = { ka: /[а-яё]{3,}/i, en: /[ა-ჰ]{3,}|[а-яё]{3,}/i, ru: /[ა-ჰ]{3,}/ }
const KEY = /\b(shell|ui|errors|search|home|statement|acts)[.:][a-z_]+/

for (const language of languages) {
  const title = `no page in ${language} shows another language's words or an untranslated key`
  // Specification 1.1.25
  test(...spread(language, title), async ({ page }) => {
    const found = await page.request.get('/s?deal_types=1')
    const statement = /href="(\/udzravi-qoneba\/[^"?]+)"/.exec(await found.text())?.[1] ?? ''
    expect(statement).not.toBe('')
    for (const path of [
      '/',
      '/s?deal_types=1&cities=1',
      statement,
      '/nope',
      '/s?login=1',
      '/s?q=zzzzzz',
      '/azomva',
    ]) {
      await page.goto(toLocalizedPath(path, language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const title = await page.title()
      expect(title, path).not.toBe('')
      // User texts, such as an owner's name, stay as they were typed.
      const [text = ''] = await page.locator('body').allInnerTexts()
      const written = await foreignTexts(page).allInnerTexts()
      const own = written.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(allowed, '')
      expect(own.match(KEY)?.[0], path).toBeUndefined()
      expect(own.match(letters[language])?.[0], path).toBeUndefined()
      expect(title.replace(allowed, '')).not.toMatch(letters[language])
      const isNobodys = (await page.locator('meta[name=robots][content=noindex]').count()) > 0
      const alternates = await page.locator('link[rel=alternate][hreflang]').count()
      expect(alternates, path).toBe(isNobodys ? 0 : 4)
    }
  })
}

for (const language of languages) {
  const title = `a page in ${language} fetches no web font for names of other languages`
  test(title, inOneMode(), async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const [, font] = /\/fonts\/(\w+)\.woff2/.exec(request.url()) ?? []
      if (font) fetched.add(font)
    })
    for (const path of ['/', '/s']) {
      await page.goto(toLocalizedPath(path, language), { waitUntil: 'networkidle' })
      await expect(
        page
          .getByRole('list', { name: createTranslator(language)('layout.languages') })
          .filter({ visible: true }),
      ).toHaveCount(1)
    }
    expect([...fetched].sort()).toEqual(fonts[language])
  })
}
