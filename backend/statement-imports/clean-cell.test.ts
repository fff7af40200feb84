import { expect, test } from 'vitest'
import { toPlainText } from './clean-cell'

test.each([
  ['3 rooms < 4 rooms & more', '3 rooms < 4 rooms & more'],
  ['Two\n\nparagraphs', 'Two\n\nparagraphs'],
  ['<p>Two</p>\n<p>paragraphs</p>', 'Two\nparagraphs'],
  ['one<br>two<BR/>three', 'one\ntwo\nthree'],
  ['<ul><li>lift</li><li>12&nbsp;m&sup2; &gt; 10</li></ul>', 'lift\n12 m² > 10'],
  ['R&amp;B &#4321;', 'R&B ს'],
  ['<script>alert(1)</script><b>bold</b>', 'bold'],
])('the description %j becomes the text %j', (html, text) => {
  expect(toPlainText(html)).toBe(text)
})
