import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource } from './import-graph'
import { listCodeSpans } from './markdown-tables'

/** Names of what is there only at times, or elsewhere. */
const ALLOWED_PATHS: Readonly<Record<string, string>> = {
  'build/sbom.json': 'made with the image',
  'build/server.js': 'made by a build',
  'style.json': 'a file of OSM Bright',
}

const FILE_ENDING = /\.(css|html|js|json|md|mjs|sql|ts|tsx)$/
/** Letters that stand for any others: `*`, `{name}`, `HASH`. */
const PLACEHOLDER = /\*|\{\w+\}|\b[A-Z]{3,}\b(?=[./])/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
  .split('\n')
  .filter((file) => file && existsSync(file))
const paths = new Set(files.flatMap(listParents))
const endings = new Set([...paths].flatMap(listEndings))
const rootFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))

/** The file itself and the folders that it stands in. */
function listParents(file: string): string[] {
  return file.split('/').map((_, place, parts) => parts.slice(0, place + 1).join('/'))
}

/** Documents leave out the beginning of a path where it is clear. */
function listEndings(file: string): string[] {
  return file.split('/').map((_, place, parts) => parts.slice(place).join('/'))
}

/** `locales/{ka,en}/x.json` is two paths. */
function expandLists(span: string): string[] {
  const [, before = '', list = '', after = ''] = /^(.*)\{(\w+(?:,\w+)+)\}(.*)$/.exec(span) ?? []
  return list ? list.split(',').map((one) => before + one + after) : [span]
}

function isPath(span: string): boolean {
  if (/[\s()<>"'$:]|^\/|^https?:/.test(span)) return false
  return FILE_ENDING.test(span) || (span.includes('/') && rootFolders.has(span.split('/')[0]))
}

function isKnown(span: string): boolean {
  if (span in ALLOWED_PATHS || PLACEHOLDER.test(span)) return true
  return endings.has(span.replace(/^(\.\.?\/)+/, '').replace(/\/$/, ''))
}

test('a path is found by its end, by its folder and in each of its spellings', () => {
  expect(['main.ts', 'backend/', '../search/search.ts'].every(isKnown)).toBe(true)
  expect(expandLists('locales/{ka,en}/forms.json').every(isKnown)).toBe(true)
  expect(isKnown('backend/no-such-file.ts')).toBe(false)
})

test('documents name only files and folders that exist', () => {
  const documents = files.filter((file) => file.endsWith('.md'))
  const spans = documents.flatMap((document) =>
    listCodeSpans(readSource(document))
      .filter(isPath)
      .flatMap(expandLists)
      .map((span) => ({ document, span })),
  )
  expect(spans.length).toBeGreaterThan(1_000)
  expect(spans.filter(({ span }) => !isKnown(span))).toEqual([])
})
