import { expect, test } from 'vitest'
import { splitArticle } from './article-route'

// Specification 1.2.109
test.each([
  ['<p>a</p><p>b</p>', ['<p>a</p>', '<p>b</p>']],
  [
    '<p>a</p><h2>b</h2><p>c<br />d</p><ul><li>e</li></ul>',
    ['<p>a</p><h2>b</h2><p>c<br />d</p>', '<ul><li>e</li></ul>'],
  ],
  [
    '<p>a</p><blockquote><p>b</p><p>c</p></blockquote><p>d</p>',
    ['<p>a</p>', '<blockquote><p>b</p><p>c</p></blockquote><p>d</p>'],
  ],
])('%s is split after the paragraph nearest to the middle', (html, parts) => {
  expect(splitArticle(html)).toEqual(parts)
})

test.each(['<p>a</p>', '<ul><li><p>a</p></li><li>b</li></ul>', ''])('the article %j is not split', (html) => {
  expect(splitArticle(html)).toEqual([html, ''])
})
