import { describe, expect, test } from 'vitest'
import { listDocuments, readProse } from './documents'
import { readSource } from './import-graph'

interface Rule {
  title: string
  files: readonly string[]
  /** True if the line breaks the rule. */
  isBroken: (line: string) => boolean
}

const MAX_COLUMNS = 110
/** Tables, long links and indented code cannot be wrapped. */
const UNWRAPPABLE = /^\||\]\(http|^ {4}/
/** Words that hide who does what. Name the user, the visitor or the operator. */
const VAGUE_WORDS = /\b(nobody|somebody|whoever|in vain|call(s|ed)? off)\b/i
const CODE_SPAN = /`[^`]*`/g

const MAX_RECORD_LINES = 55
const RECORD_SECTIONS = ['Context', 'Decision', 'Consequences', 'What would reverse it']

const documents = listDocuments()
/** Its rows quote requirements and titles of tests. */
const GENERATED = 'docs/specification.md'
const written = documents.filter((file) => file !== GENERATED)
const records = documents.filter((file) => file.startsWith('docs/decisions/'))

const RULES: readonly Rule[] = [
  {
    title: `documents are wrapped at ${MAX_COLUMNS} columns`,
    files: written,
    isBroken: (line) => line.length > MAX_COLUMNS && !UNWRAPPABLE.test(line),
  },
  {
    title: 'documents name the people they are about',
    files: written,
    isBroken: (line) => VAGUE_WORDS.test(line.replace(CODE_SPAN, '')),
  },
]

function findPlaces({ files, isBroken }: Rule): string[] {
  return files.flatMap((file) =>
    readSource(file)
      .split('\n')
      .flatMap((line, index) => (isBroken(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  )
}

test('the documents of the repository are found', () => {
  expect(documents).toContain('README.md')
  expect(records.length).toBeGreaterThan(50)
})

test.each(RULES.map((rule) => [rule.title, rule] as const))('%s', (_title, rule) => {
  expect(findPlaces(rule)).toEqual([])
})

test('a line that breaks a rule is reported', () => {
  const [width, words] = RULES
  const long = 'word '.repeat(30)
  expect([width?.isBroken(long), width?.isBroken(`| ${long}`)]).toEqual([true, false])
  expect([words?.isBroken('Nobody sees it.'), words?.isBroken('It runs as `nobody`.')]).toEqual([true, false])
})

describe('decision records', () => {
  test('every record fits on one screen', () => {
    const long = records.filter((file) => readSource(file).trimEnd().split('\n').length > MAX_RECORD_LINES)
    expect(long).toEqual([])
  })

  test('every record has a date, its context, decision and consequences, and what would reverse it', () => {
    const incomplete = records.filter((file) => {
      const text = readProse(file)
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
      return (
        !/^Date: \d{4}-\d\d-\d\d/m.test(text) || !RECORD_SECTIONS.every((name) => headings.includes(name))
      )
    })
    expect(incomplete).toEqual([])
  })
})
