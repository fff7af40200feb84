import { expect, test } from 'vitest'
import { createPlaceholder, fillUrl, PageTemplate, toPlaceholderParameter } from './page-template'

const FOREIGN = 'utm_source=a+b&n=%E1%83%90*'

/**
 * Renders the URL of a page as the app does: in a link, in one that returns to it, and in one that returns to
 * that.
 */
function renderLinks(query: string): string {
  const href = `/en/blog?${query}`
  const signIn = `/auth?${new URLSearchParams({ Continue: href })}`
  const again = `/auth?${new URLSearchParams({ Continue: signIn })}`
  return [href, `${href}&login=1`, signIn, `${signIn}&x=1`, again]
    .map((url) => `<a href="${url.replaceAll('&', '&amp;')}">გვერდი</a>`)
    .join('')
}

test('a filled template equals the document rendered for that URL', () => {
  const placeholder = createPlaceholder()
  const template = PageTemplate.parse(
    Buffer.from(renderLinks(toPlaceholderParameter(placeholder))),
    placeholder,
  )
  for (const foreign of [FOREIGN, 'n=1']) expect(template.fill(foreign).toString()).toBe(renderLinks(foreign))
})

test('a document without links to itself is unchanged', () => {
  const document = Buffer.from('<p>text</p>')
  expect(PageTemplate.parse(document, createPlaceholder()).fill(FOREIGN)).toEqual(document)
})

test('the size of a template is the size of its content', () => {
  const placeholder = createPlaceholder()
  const [before, after] = ['<p>ა</p>', '<p>text</p>'].map((text) => Buffer.from(text))
  const document = Buffer.concat([
    before,
    Buffer.from(toPlaceholderParameter(placeholder)),
    after,
  ] as Buffer[])
  const kept = (before?.length ?? 0) + (after?.length ?? 0)
  expect(PageTemplate.parse(document, placeholder).length).toBeGreaterThanOrEqual(kept)
  expect(PageTemplate.parse(document, placeholder).length).toBeLessThan(document.length)
})

test('a redirect leads to the URL as the visitor typed it', () => {
  const placeholder = createPlaceholder()
  const url = (query: string) => `/en/blog?${query}&page=2#main`
  expect(fillUrl(url(toPlaceholderParameter(placeholder)), placeholder, FOREIGN)).toBe(url(FOREIGN))
  const encoded = (query: string) => `/auth?${new URLSearchParams({ Continue: url(query) })}`
  expect(fillUrl(encoded(toPlaceholderParameter(placeholder)), placeholder, FOREIGN)).toBe(encoded(FOREIGN))
})
