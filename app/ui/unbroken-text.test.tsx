import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenText } from './unbroken-text'

test.each([
  ['იყიდება 3-ოთახიანი ბინა', 'იყიდება <span class="nowrap">3-ოთახიანი</span> ბინა'],
  [
    '2-room flat, 10-room house',
    '<span class="nowrap">2-room</span> flat, <span class="nowrap">10-room</span> house',
  ],
  ['Tower 2-', 'Tower 2-'],
  ['7-тридцатиэтажного', '7-тридцатиэтажного'],
  ['ID 12-3a & 5', 'ID 12-3a &amp; 5'],
  ['', ''],
])('%s keeps a figure beside its word', (text, markup) => {
  expect(renderToStaticMarkup(<UnbrokenText>{text}</UnbrokenText>)).toBe(markup)
})
