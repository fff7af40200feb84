import path from 'node:path'
import { expect, test } from 'vitest'
import { isFile } from './import-graph'
import { listCodeSpans, readTableRows } from './markdown-tables'
import { fillInTests, ON_PURPOSE } from './specification-table'
import { parseTags, readTaggedTests } from './specification-tags'

const DOCUMENT = 'docs/specification.md'
/** Timeout in ms: all test files are parsed, and other work may share the machine. */
const BUSY_TIMEOUT_MS = 120_000

/** Nine chapters of each specification: the marketplace, then loan and estimate. */
const CHAPTERS = [1, 2].flatMap((part) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((chapter) => `${part}.${chapter}`))
/** Statements are only added, or split. */
const MIN_STATEMENTS = 507
/** Maximum number of exceptions, each with its reason; another one needs a decision. */
const MAX_ON_PURPOSE = 6

const rows = readTableRows(DOCUMENT).map(({ heading, cells }) => {
  const [id = '', statement = '', where = '', tests = ''] = cells
  return { chapter: heading.split(' ')[0] ?? '', cells, id, statement, where, tests }
})
const { tests, problems } = readTaggedTests()

test(
  'the table lists the tests that name each statement',
  async () => {
    const filled = fillInTests(DOCUMENT, tests)
    await expect(filled).toMatchFileSnapshot(path.resolve(DOCUMENT))
  },
  BUSY_TIMEOUT_MS,
)

test('every statement has a test, or a reason to be fulfilled in another way', () => {
  const tagged = new Set(tests.map(({ statement }) => statement))
  const untested = rows.filter((row) => tagged.has(row.id) === ON_PURPOSE.test(row.tests))
  expect(untested.map(({ id, statement }) => `${id} ${statement}`)).toEqual([])
  expect(rows.filter((row) => ON_PURPOSE.test(row.tests)).length).toBeLessThanOrEqual(MAX_ON_PURPOSE)
})

test('every specification tag is above a test that runs, and names an existing requirement', () => {
  const ids = new Set(rows.map(({ id }) => id))
  const unknown = tests.filter(({ statement }) => !ids.has(statement))
  expect(problems).toEqual([])
  expect(unknown.map(({ statement, file }) => `${file}: ${statement}`)).toEqual([])
})

test('every statement has an id of its chapter, one or two files that exist, and no duplicate', () => {
  const malformed = rows.filter(({ chapter, cells, id, where }) => {
    const files = listCodeSpans(where)
    const isPlaced = files.length > 0 && files.length < 3 && files.every(isFile)
    return cells.length !== 4 || cells.includes('') || !id.startsWith(`${chapter}.`) || !isPlaced
  })
  expect(malformed.map(({ id, statement }) => `${id} ${statement}`)).toEqual([])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(new Set(rows.map(({ chapter, statement }) => `${chapter} ${statement}`)).size).toBe(rows.length)
})

test('the table covers every chapter of both specifications', () => {
  expect([...new Set(rows.map(({ chapter }) => chapter))]).toEqual(CHAPTERS)
  expect(rows.length).toBeGreaterThanOrEqual(MIN_STATEMENTS)
})

const read = (source: string) => parseTags('one.test.ts', source)

test('a tag counts for the test below it, with its groups and the values that it names', () => {
  const source = [
    `const story = spread(language, 'a visitor pays, in %s')`,
    "describe('a payment', () => {",
    '  // Specification 1.2.3, 1.4.5',
    '  // Specification 1.7.8 with vip',
    "  test.each([['vip']])('of %s is paid', () => {})",
    '})',
    '// Specification 2.1.1',
    'test(...story, () => {})',
  ].join('\n')
  expect(read(source)).toEqual({
    problems: [],
    tests: [
      { statement: '1.2.3', file: 'one.test.ts', title: 'a payment › of %s is paid' },
      { statement: '1.4.5', file: 'one.test.ts', title: 'a payment › of %s is paid' },
      { statement: '1.7.8', file: 'one.test.ts', title: 'a payment › of vip is paid' },
      { statement: '2.1.1', file: 'one.test.ts', title: 'a visitor pays, in %s' },
    ],
  })
})

test.each([
  ['a test that is skipped', "// Specification 1.2.3\ntest.skip('it is paid', () => {})"],
  ['a group', "// Specification 1.2.3\ndescribe('a payment', () => {})"],
  ['no test', '// Specification 1.2.3\nconst one = 1'],
  [
    'a test without its value',
    "// Specification 1.2.3 with boost\ntest.each(['vip'])('%s is paid', () => {})",
  ],
])('a tag above %s is reported as a problem', (_name, source) => {
  expect(read(source).problems).toHaveLength(1)
})
