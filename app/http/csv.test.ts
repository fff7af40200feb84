import { expect, test } from 'vitest'
import { formatCsv } from './csv'

test('texts are quoted, and numbers are not', () => {
  const rows = [
    ['a "b"', 1.5],
    ['c\nd', 2],
  ]
  expect(formatCsv(rows)).toBe('\ufeff"a ""b""",1.5\r\n"c\nd",2\r\n')
})

test.each([
  '=1+1',
  '+995',
  '-x',
  '@SUM(A1)',
  '\t=1',
  '\n=1',
  '  =1',
  '＝1+1',
  '＋995',
  '－x',
  '＠SUM(A1)',
  '−x',
])('a spreadsheet does not run %j as a formula', (text) =>
  expect(formatCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`),
)

test.each([
  ['\u200b=1+1', "'=1+1"],
  ['\u3000＝1', "'\u3000＝1"],
  ['\r=1', "'\n=1"],
  ['\ufeff\u2066@x\u2069', "'@x"],
  ['Nino =1', 'Nino =1'],
])('the text %j with invisible characters is written as %j', (text, cell) => {
  expect(formatCsv([[text]])).toBe(`\ufeff"${cell}"\r\n`)
})
