import { expect, test } from 'vitest'
import { isTestFile } from '../code/import-graph'
import { listCodeSpans, readTableRows } from '../code/markdown-tables'

/** Number of requirements of OWASP ASVS 5.0.0 in the levels that we fulfil completely. */
const REQUIREMENTS_BY_LEVEL = { 1: 70, 2: 183 }
/** Maximum number of documented exceptions; a new one needs a decision. */
const MAX_NOT_MET = 4
/** Reason why a requirement has no test. */
const REASON = /^(not applicable|of the operator|not met): \S.{5,}$/

const lines = readTableRows('docs/security.md')
  .filter(({ cells: [number = ''] }) => /^\d+\.\d+\.\d+$/.test(number))
  .map(({ cells }) => {
    const [number = '', level, subject = '', holder = ''] = cells
    return { number, level: Number(level), subject, holder, isWhole: cells.length === 4 }
  })

function findProblem(holder: string): string | undefined {
  if (REASON.test(holder)) return undefined
  const tests = listCodeSpans(holder)
  if (tests.length === 0) return 'has neither a test nor a reason'
  const missing = tests.filter((file) => !isTestFile(file))
  return missing.length > 0 ? `names ${missing.join(', ')}, which is no test` : undefined
}

test('every requirement has a test that exists, or a reason', () => {
  const problems = lines.flatMap(({ number, subject, holder, isWhole }) => {
    const problem = !isWhole || subject === '' ? 'has no words or too many cells' : findProblem(holder)
    return problem ? [`${number} ${problem}`] : []
  })
  expect(problems).toEqual([])
})

test('every requirement of the first two levels is in the table once', () => {
  for (const [level, count] of Object.entries(REQUIREMENTS_BY_LEVEL))
    expect(lines.filter((line) => line.level === Number(level)).length, `level ${level}`).toBe(count)
  const total = Object.values(REQUIREMENTS_BY_LEVEL).reduce((sum, count) => sum + count)
  expect(lines.filter(({ level }) => level in REQUIREMENTS_BY_LEVEL).length).toBe(total)
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length)
})

test('the number of unmet requirements does not exceed the documented one', () => {
  expect(lines.filter(({ holder }) => holder.startsWith('not met')).length).toBeLessThanOrEqual(MAX_NOT_MET)
})
