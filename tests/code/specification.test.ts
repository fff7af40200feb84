import { describe, expect, test } from 'vitest'
import { isFile } from './import-graph'
import { listCodeSpans, readTableRows } from './markdown-tables'
import { hasTest, isTestFile } from './test-titles'

/** All test files are parsed; other work may share the machine. */
const BUSY_TIMEOUT_MS = 120_000

/** Nine of each specification: the marketplace, then loan and estimate. */
const CHAPTERS = [1, 2].flatMap((part) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((chapter) => `${part}.${chapter}`))
/** A statement is struck out by nobody; one that was split adds to them. */
const MIN_STATEMENTS = 486
/** Decided, each with its reason; another one needs a decision. */
const MAX_NOT_BUILT = 7

const NOT_BUILT = /^not built: \S.{20,}$/
/** A file, a colon and the title of a test in it, up to the next one. */
const HOLDER = /`([^`]+)`: (.+?)(?=; `|$)/g

const rows = readTableRows('docs/specification.md').map(({ heading, cells }) => {
  const [statement = '', where = '', holders = ''] = cells
  return { chapter: heading.split(' ')[0] ?? '', cells, statement, where, holders }
})

function findProblem({ cells, where, holders }: (typeof rows)[number]): string | undefined {
  if (cells.length !== 3 || cells.includes('')) return 'has an empty cell'
  const paths = listCodeSpans(where)
  if (paths.length < 1 || paths.length > 2) return 'names no place or more than two'
  const lost = paths.filter((file) => !isFile(file))
  if (lost.length > 0) return `names ${lost.join(', ')}, which does not exist`
  return NOT_BUILT.test(holders) ? undefined : findHolderProblem(holders)
}

function findHolderProblem(holders: string): string | undefined {
  const found = [...holders.matchAll(HOLDER)].map(([, file = '', title = '']) => ({ file, title }))
  const isWhole = found.map(({ file, title }) => `\`${file}\`: ${title}`).join('; ') === holders
  if (!isWhole) return 'has neither tests nor a reason'
  const lost = found.filter(({ file, title }) => !isTestFile(file) || !hasTest(file, title))
  return lost.length > 0
    ? `names no test: ${lost.map(({ file, title }) => `${file}: ${title}`).join('; ')}`
    : undefined
}

describe('the statements of the specifications', () => {
  test(
    'each live in files that exist, and are held by tests that exist or have a reason',
    () => {
      const problems = rows.flatMap((row) => {
        const problem = findProblem(row)
        return problem ? [`${row.chapter} ${row.statement}: ${problem}`] : []
      })
      expect(problems).toEqual([])
    },
    BUSY_TIMEOUT_MS,
  )

  test('are of every chapter, none of them twice', () => {
    expect([...new Set(rows.map(({ chapter }) => chapter))]).toEqual(CHAPTERS)
    const statements = rows.map(({ chapter, statement }) => `${chapter} ${statement}`)
    expect(statements.filter((one, place) => statements.indexOf(one) !== place)).toEqual([])
  })

  test('are no fewer than were found, and no more of them are not built', () => {
    expect(rows.length).toBeGreaterThanOrEqual(MIN_STATEMENTS)
    expect(rows.filter(({ holders }) => NOT_BUILT.test(holders)).length).toBeLessThanOrEqual(MAX_NOT_BUILT)
  })
})

describe('a title in the table', () => {
  const file = 'app/features/estimate/urls.test.ts'

  test.each([
    'the close link removes every parameter of the dialog',
    'tab_index=%s opens tab %i',
    'tab_index=x opens tab 1',
  ])('%s is found', (title) => {
    expect(hasTest(file, title)).toBe(true)
  })

  test.each(['the close link', 'tab_index=9 opens tab 77', 'choosing › tab_index=%s opens tab %i'])(
    '%s is not found',
    (title) => {
      expect(hasTest(file, title)).toBe(false)
    },
  )
})
