import { expect, test } from 'vitest'
import { collapseLines, splitLines } from './split-description'

test('line breaks of the upstream become lines, and other markup stays text', () => {
  expect(splitLines('One<br />Two<br>\n\nThree <b>x</b><script>')).toEqual([
    'One',
    'Two',
    'Three <b>x</b><script>',
  ])
})

test('a long description is collapsed between lines without losing one', () => {
  const lines = ['a'.repeat(400), 'b'.repeat(400), 'c'.repeat(400)]
  const { shown, folded } = collapseLines(lines)
  expect(shown).toEqual(lines.slice(0, 1))
  expect([...shown, ...folded]).toEqual(lines)
})

test.each([[['short']], [['x'.repeat(2000)]], [[]]])(
  'a description that cannot be collapsed is shown whole',
  (lines) => {
    expect(collapseLines(lines)).toEqual({ shown: lines, folded: [] })
  },
)
