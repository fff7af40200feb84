import path from 'node:path'
import { expect, test } from 'vitest'
import { listDocuments, listRepositoryFiles, readCodeBlocks, readProse } from './documents'
import { readSource } from './import-graph'
import { listCodeSpans } from './markdown-tables'

/** Paths that exist only at times, or elsewhere. */
const ALLOWED_PATHS: Readonly<Record<string, string>> = {
  'build/openapi.json': 'made by `npm run openapi`',
  'backup.json': 'the manifest of a backup',
  'build/commands/backup.js': 'made with the image',
  'build/sbom.json': 'made with the image',
  'build/processes.js': 'made by a build',
  'style.json': 'a file of OSM Bright',
}

const CODE_ENDING = /\.(css|js|json|mjs|sql|ts|tsx)$|^Dockerfile$/
const FILE_ENDING = /\.(css|html|js|json|md|mjs|sql|ts|tsx)$/
/** Placeholders for any characters: `*`, `{name}`, `HASH`. */
const PLACEHOLDER = /\*|\{\w+\}|\b[A-Z]{3,}\b(?=[./])/

const files = listRepositoryFiles()
const paths = new Set(files.flatMap(listParents))
const endings = new Set([...paths].flatMap(listEndings))
const rootFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))

/** Returns the file and the folders that contain it. */
function listParents(file: string): string[] {
  return file.split('/').map((_, place, parts) => parts.slice(0, place + 1).join('/'))
}

/** Returns the endings of a path: documents omit its beginning where it is clear. */
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

const documents = listDocuments()

/** Names of other programs, and of examples in guides. */
const FOREIGN_NAMES = [
  'MALLOC_MMAP_THRESHOLD_',
  'NOTIFY',
  'archive_command',
  'createCookie',
  'max_amount',
  'max_prepared_statements',
  'pantry_area',
  'pg_cron',
  'pg_upgrade',
  'pg_wal',
  'restore_command',
]
const IDENTIFIER = /^(?:[A-Z][A-Z\d]*_[A-Z\d_]+|[a-z][a-z\d]*_[a-z\d_]+|[A-Za-z][a-z\d]+[A-Z]\w*)$/

/** Returns all words of the code. The rules of this folder are skipped: they list unknown names too. */
function readCodeWords(): Set<string> {
  const words = new Set<string>()
  for (const file of files) {
    const isCode = CODE_ENDING.test(file) || file.startsWith('deploy/')
    if (!isCode || file.startsWith('tests/code/')) continue
    for (const [word] of readSource(file).matchAll(/\w+/g)) words.add(word)
  }
  return words
}

test('documents name only identifiers and settings that exist', () => {
  const names = documents.flatMap((document) => {
    const examples = readCodeBlocks(document)
    return listCodeSpans(readProse(document))
      .filter((span) => IDENTIFIER.test(span) && !FOREIGN_NAMES.includes(span) && !examples.includes(span))
      .map((span) => ({ document, span }))
  })
  const words = readCodeWords()
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter(({ span }) => !words.has(span))).toEqual([])
})

test('documents name only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap((document) =>
    [...readSource(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => ({ document, name })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

/** Links of a document to files of the repository, and to headings. */
function listLinks(document: string): string[] {
  return [...readProse(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
}

/** Anchors of the headings of a document, as GitHub makes them. */
function listAnchors(document: string): string[] {
  return [...readSource(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function isBrokenLink(document: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const linked = file ? path.join(path.dirname(document), file) : document
  if (!paths.has(linked.replace(/\/$/, ''))) return true
  return anchor !== undefined && !listAnchors(linked).includes(anchor)
}

test('links in documents lead to files and headings that exist', () => {
  const links = documents.flatMap((document) => listLinks(document).map((target) => ({ document, target })))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ document, target }) => isBrokenLink(document, target))).toEqual([])
  expect(isBrokenLink('README.md', 'docs/operating.md#no-such-heading')).toBe(true)
})

test('documents name only files and folders that exist', () => {
  const spans = documents.flatMap((document) =>
    listCodeSpans(readProse(document))
      .filter(isPath)
      .flatMap(expandLists)
      .map((span) => ({ document, span })),
  )
  expect(spans.length).toBeGreaterThan(1_000)
  expect(spans.filter(({ span }) => !isKnown(span))).toEqual([])
})
