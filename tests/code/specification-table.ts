import { readSource } from './import-graph'
import type { TaggedTest } from './specification-tags'

/** Last cell of a statement that we fulfil in another way than the specification writes it. */
export const ON_PURPOSE = /^on purpose otherwise: \S.{20,}$/

/** Returns the table with the tests of each statement in its last column. */
export function fillInTests(document: string, tests: readonly TaggedTest[]): string {
  const lines = readSource(document).split('\n')
  return lines.map((line) => (/^\| \d/.test(line) ? fillInRow(line, tests) : line)).join('\n')
}

function fillInRow(line: string, tests: readonly TaggedTest[]): string {
  const [id = '', statement = '', where = '', reason = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim())
  const found = tests.filter((test) => test.statement === id)
  const lines = new Set(found.map(({ file, title }) => `\`${file}\`: ${title.replaceAll('|', '/')}`))
  const last = [...lines].join('; ') || (ON_PURPOSE.test(reason) ? reason : 'no test')
  return `| ${id} | ${statement} | ${where} | ${last} |`
}
