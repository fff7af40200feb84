import { expect, test } from 'vitest'
import { formatCsv } from './csv'

test('texts are quoted, numbers are not', () => {
  const rows = [
    ['a "b"', 1.5],
    ['c\nd', 2],
  ]
  expect(formatCsv(rows)).toBe('\ufeff"a ""b""",1.5\r\n"c\nd",2\r\n')
})

test.each(['=1+1', '+995', '-x', '@SUM(A1)', '\t=1', '\n=1'])('%j is no formula', (text) => {
  expect(formatCsv([[text]])).toBe(`\ufeff"'${text}"\r\n`)
})
