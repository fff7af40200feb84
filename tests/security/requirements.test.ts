import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
/** How many requirements OWASP ASVS 5.0.0 has of each level. */
const REQUIREMENTS_BY_LEVEL = { 1: 70, 2: 183 }
/** Known and said to be so; a new one needs a decision. */
const MAX_NOT_MET = 9
/** The reason why no test holds it. */
const REASON = /^(not applicable|of the operator|not met): \S.{5,}$/

const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, number = '', level, subject = '', holder = '']) => ({ number, level: Number(level), subject, holder }),
)

function findProblem(holder: string): string | undefined {
  if (REASON.test(holder)) return undefined
  const tests = [...holder.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
  if (tests.length === 0) return 'has neither a test nor a reason'
  const missing = tests.filter(
    (file) => !/\.(test|spec)\.ts$/.test(file) || !existsSync(path.join(root, file)),
  )
  return missing.length > 0 ? `names ${missing.join(', ')}, which is no test` : undefined
}

test('every requirement has a test that exists, or a reason', () => {
  const problems = lines.flatMap(({ number, subject, holder }) => {
    const problem = subject.trim() === '' ? 'has no words' : findProblem(holder)
    return problem ? [`${number} ${problem}`] : []
  })
  expect(problems).toEqual([])
})

test('every requirement of the first two levels is in the table, once', () => {
  for (const [level, count] of Object.entries(REQUIREMENTS_BY_LEVEL))
    expect(lines.filter((line) => line.level === Number(level)).length, `level ${level}`).toBe(count)
  expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length)
  const numbered = text.match(/^\| \d+\.\d+\.\d+ \|/gm) ?? []
  expect(numbered.length).toBe(lines.length)
})

test('no more requirements are unmet than are known', () => {
  expect(lines.filter(({ holder }) => holder.startsWith('not met')).length).toBeLessThanOrEqual(MAX_NOT_MET)
})
