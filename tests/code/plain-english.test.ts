import { describe, expect, test } from 'vitest'
import { listDocuments, listRepositoryFiles, readProse } from './documents'
import { readSource } from './import-graph'
import { listComments, listTitles, type Prose, toLine } from './source-prose'

interface Rule {
  title: string
  files: readonly string[]
  /** True if the line breaks the rule. */
  isBroken: (line: string) => boolean
}

/** Checks one kind of prose in source files. */
interface CodeRule {
  title: string
  list: (source: string) => Prose[]
  pattern: RegExp
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

/** Folders and files whose comments and titles follow the rules below. Add each that has been revised. */
const REVISED = [
  'app',
  'backend',
  'contract',
  'locales',
  'playwright.config.ts',
  'remix.config.js',
  'scripts',
  'server',
  'server.ts',
  'tests',
  'tools',
  'vite.config.ts',
  'vitest.config.ts',
]

const isRevised = (file: string) => REVISED.some((place) => file === place || file.startsWith(`${place}/`))
const sources = listRepositoryFiles().filter((file) => /\.(tsx?|mjs|js)$/.test(file) && isRevised(file))
const testFiles = sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file))

/** Prepositions and question words: a comment names a value, or says what a function does. */
const OPENINGS =
  'of|what|whether|who|whom|whose|which|that|those|by|as|where|wherever|without|how|in|from|for|with|nothing|at|on|to|besides?|among|once'
/** Verbs without their subject: a title is a whole sentence. */
const VERBS =
  'is|are|was|were|has|have|can|does|do|goes|stays?|keeps?|shows?|answers?|returns?|counts?|begins?|ends?|leads?|takes?|gives?|not|and|or|also|again'
const RIDDLES = /\b(nobody|somebody|whoever|in vain|call(s|ed)? off|(is|are|was|were) (told|sought|none))\b/i

const COMMENT_RULES: readonly CodeRule[] = [
  {
    title: 'comments name a value or say what a function does',
    list: listComments,
    pattern: new RegExp(`^(${OPENINGS})\\b`, 'i'),
  },
  { title: 'comments name the people they are about', list: listComments, pattern: RIDDLES },
  {
    title: `comments are wrapped at ${MAX_COLUMNS} columns`,
    list: listCommentLines,
    pattern: new RegExp(`^(?!.*https?://).{${MAX_COLUMNS + 1},}`),
  },
]

const TITLE_RULES: readonly CodeRule[] = [
  {
    title: 'titles of tests and groups begin with what they are about',
    list: listTitles,
    pattern: new RegExp(`^(${OPENINGS}|${VERBS})\\b`, 'i'),
  },
  { title: 'titles of tests name the people they are about', list: listTitles, pattern: RIDDLES },
]

function listCommentLines(source: string): Prose[] {
  return [...source.matchAll(/^.*$/gm)]
    .map(({ 0: text, index }) => ({ index, text }))
    .filter(({ text }) => /^ *(\/\/|\/\*\*|\*) (?!Specification \d|biome-ignore|@type)/.test(text))
}

function findCodePlaces(files: readonly string[], { list, pattern }: CodeRule): string[] {
  return files.flatMap((file) => {
    const source = readSource(file)
    return list(source)
      .filter(({ text }) => pattern.test(text))
      .map(({ index, text }) => `${file}:${toLine(source, index)}: ${text}`)
  })
}

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

test.each([
  ...COMMENT_RULES.map((rule) => [rule.title, sources, rule] as const),
  ...TITLE_RULES.map((rule) => [rule.title, testFiles, rule] as const),
])('%s', (_title, files, rule) => {
  expect(files.length).toBeGreaterThan(50)
  expect(findCodePlaces(files, rule)).toEqual([])
})

test('comments and titles that break a rule are reported with their lines', () => {
  const source = [
    '/**',
    ' * Of a card.',
    ' */',
    'const a = 1 // Of another kind: only comments on a line of their own count.',
    '// Specification 1.2.3',
    "test('with ids', () => {})",
    "test.each([1])('is %i', () => {})",
    'test.each([',
    '  1,',
    "])('for %i', (one) => {})",
    'test(',
    "  ...spread(language, 'a user reads it'),",
    ')',
  ].join('\n')
  expect(listComments(source)).toEqual([{ index: 0, text: 'Of a card.' }])
  expect(listTitles(source).map(({ index }) => toLine(source, index))).toEqual([6, 7, 10, 12])
  const [openings] = COMMENT_RULES
  const [titles] = TITLE_RULES
  expect(openings?.pattern.test('Of a card.')).toBe(true)
  expect(openings?.pattern.test('Offers of a card.')).toBe(false)
  expect(listTitles(source).filter(({ text }) => titles?.pattern.test(text))).toHaveLength(3)
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
