import { expect, test } from 'vitest'
import { sanitizeArticle, sanitizeBanner } from './sanitize-html.server'

test.each([
  ['<p>ერთი</p><h2>ორი</h2>', '<p>ერთი</p><h2>ორი</h2>'],
  ['<h1>Title</h1><h5>Small</h5>', '<h2>Title</h2><h3>Small</h3>'],
  ['<p><b>bold</b> <i>slanted</i></p>', '<p><strong>bold</strong> <em>slanted</em></p>'],
  ['<div class="x"><p onclick="y()" style="color:red">text</p></div>', '<p>text</p>'],
  ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
])('the markup %s of an article is sanitized to %s', (html, expected) => {
  expect(sanitizeArticle(html, 'ka')).toBe(expected)
})

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<iframe src="https://example.com"></iframe>',
  '<svg><a href="/x">x</a></svg>',
  '<!-- <p>x</p> -->',
  '<script>never closed',
  '<img src=x onerror=alert(1)>',
])('the markup %s of an article is removed', (html) => {
  expect(sanitizeArticle(html, 'ka')).toBe('')
})

test.each([
  ['/s?a=1&amp;b=2', ' href="/ru/s?a=1&amp;b=2"'],
  ['https://nbg.gov.ge/en', ' href="https://nbg.gov.ge/en" rel="noopener"'],
  ['mailto:a@b.ge', ' href="mailto:a@b.ge"'],
  ['javascript:alert(1)', ''],
  [' java\nscript:alert(1)', ''],
  ['&#106;avascript:alert(1)', ''],
  ['//evil.example', ''],
  ['data:text/html,x', ''],
])('a link to %s in an article has the attributes%s', (href, attributes) => {
  expect(sanitizeArticle(`<p><a href="${href}">x</a></p>`, 'ru')).toBe(`<p><a${attributes}>x</a></p>`)
})

test('deeply nested markup is truncated', () => {
  const deep = sanitizeArticle('<ul><li>'.repeat(500), 'ka')
  expect(deep.split('<ul>').length).toBeLessThan(20)
})

test('the markup of a banner keeps texts, pictures and links', () => {
  const written =
    '<a href="https://shop.test/x" onclick="steal()" style="position:fixed"><b>Sale</b></a><script>steal()</script>' +
    '<iframe src="https://evil.test"></iframe><form><input name="card"></form>'
  expect(sanitizeBanner(written)).toBe(
    '<a href="https://shop.test/x" target="_blank" rel="sponsored noopener"><b>Sale</b></a>',
  )
  expect(sanitizeBanner('<a href="/ru/vip" target="_top">VIP</a>')).toBe('<a href="/ru/vip">VIP</a>')
  expect(sanitizeBanner('<img src="//evil.test/x.png" onerror="steal()" alt="">')).toBe(
    '<img alt="" loading="lazy" />',
  )
})
