import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArticleNode, readHtml } from './safe-html'

/** Back to text, to compare with. */
const written = (nodes: (ArticleNode | string)[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `<${node.tag}${node.href === undefined ? '' : ` href=${node.href}`}>${written(node.children)}</${node.tag}>`,
    )
    .join('')

test.each([
  ['<p>ერთი</p><h2>ორი</h2>', '<p>ერთი</p><h2>ორი</h2>'],
  ['სიტყვა <b>მუქი</b>', '<p>სიტყვა <strong>მუქი</strong></p>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  [
    '<ul><li>a<li>b<ul><li>c</ul><li>d</ul>x',
    '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul><p>x</p>',
  ],
  ['<li>alone', '<ul><li>alone</li></ul>'],
  ['<div class="x"><p onclick="y()">text</p></div>', '<p>text</p>'],
  ['<h1>Title</h1>', '<h2>Title</h2>'],
  ['a<br/>b', '<p>a<br></br>b</p>'],
  ['<p>1 &lt; 2 &amp; &#39;x&#x27; &nbsp;&unknown;</p>', "<p>1 < 2 & 'x' \u00a0&unknown;</p>"],
  ['<p>a</em> b</p></div></p>', '<p>a b</p>'],
  ['<p>3 < 4</p>', '<p>3 < 4</p>'],
])('%s is read as %s', (html, expected) => {
  expect(written(readHtml(html))).toBe(expected)
})

test.each([
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<iframe src="https://example.com"></iframe>',
  '<svg><a href="/x">x</a></svg>',
  '<!-- <p>x</p> -->',
  '<script>never closed',
])('nothing is left of %s', (html) => {
  expect(readHtml(html)).toEqual([])
})

test.each([
  ['/s?a=1&amp;b=2', '/s?a=1&b=2'],
  ['https://nbg.gov.ge/en', 'https://nbg.gov.ge/en'],
  ['mailto:a@b.ge', 'mailto:a@b.ge'],
  ['javascript:alert(1)', undefined],
  [' java\nscript:alert(1)', undefined],
  ['&#106;avascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['data:text/html,x', undefined],
])('a link to %s leads to %s', (href, expected) => {
  const [paragraph] = readHtml(`<a href="${href}">x</a>`)
  expect(paragraph?.children).toEqual([{ tag: 'a', children: ['x'], ...(expected && { href: expected }) }])
})

test('whatever comes, the tree is of known elements and not deep', () => {
  const parts = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '</ul>',
    '<a href="/x">',
    '<b>',
    '<',
    '">',
    'x',
    '<h2',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 80 }), (pieces) => {
      const depth = (nodes: (ArticleNode | string)[]): number =>
        Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depth(node.children))))
      expect(depth(readHtml(pieces.join('')))).toBeLessThanOrEqual(12)
    }),
  )
})
