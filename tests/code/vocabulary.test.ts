import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { readSource } from './import-graph'

/** Words banned in names, each with the words to use. docs/glossary.md holds the vocabulary. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  asked: 'params, query, request, sentCalls',
  ask: 'request, send, fetch',
  came: 'received, source',
  cashier: 'paymentContext',
  comes: 'isRendered, next',
  criteria: 'filters, searchFilters',
  fault: 'error, failure, problem',
  faults: 'fieldErrors, failures, problems',
  film: 'video, videoAd',
  films: 'videos',
  goes: 'redirect, target',
  held: 'balance, locked',
  here: 'currentUrl, currentPath, current',
  kept: 'saved, cached, stored, draft, favorites, hiddenFields',
  least: 'min, MIN_…',
  longest: 'max, MAX_…',
  looser: 'relaxed',
  mistake: 'error, errorKey',
  mistakes: 'fieldErrors',
  most: 'max, MAX_…',
  returned: 'formResult',
  said: 'message, text, output',
  says: 'message, text',
  slips: 'distance, typos',
  tallies: 'counts, facets',
  told: 'events, message, lines',
  verdict: 'result, nextState',
  walk: 'scan, traverse, tour',
  why: 'reason',
  wish: 'searchRequest, change',
}

/** Names that contain such a word for a reason. */
const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  asks: 'a column of the table payments',
  least_price: 'a field of the wire',
  Returned: 'a state of TBC',
  PartialReturned: 'a state of TBC',
  returnedAmount: 'a field of TBC',
  returned: 'what of a payment went back to the balance',
  returned_amount: 'the same in the API',
  kept: 'the name of a cookie',
}

/** Files and folders whose own subject uses a word. */
const ALLOWED_FILES: Readonly<Record<string, string>> = {
  'backend/platform/db/schema.ts': 'generated from the names of the tables and columns',
  'tests/code/unsupported-css.ts': 'methods of PostCSS',
  'tests/code/vocabulary.test.ts': 'the table of words',
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
  .split('\n')
  .filter((file) => file && existsSync(file))
const sources = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !file.startsWith('public/'))
const styleSheets = files.filter((file) => file.endsWith('.css'))
const ALIASED_FOLDERS = /^(app|backend|contract|locales|server|tests)\//
const hasAlias = (file: string, specifier: string) =>
  ALIASED_FOLDERS.test(path.posix.join(path.posix.dirname(file), specifier))
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Parses the sources whose text passes a check: parsing all of them takes many seconds. */
const parseSources = (mayOffend: (source: string) => boolean) =>
  sources.filter((file) => mayOffend(readSource(file))).map((file) => ({ file, tree: parse(file) }))

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readSource(file), ts.ScriptTarget.Latest, true, kind)
}

function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => visitNodes(child, visit))
}

function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
}

/** Returns whether a word outside comments of whole lines is banned. */
function hasBannedWord(source: string): boolean {
  const code = source.replace(/^ *(?:\/\/.*|\* .*|\/\*.*\*\/)$/gm, '')
  return splitWords(code).some((word) => Object.hasOwn(REPLACEMENTS, word))
}

/** Returns the words to use in place of those in a name; empty if the name is fine. */
function findReplacement(name: string): string[] {
  if (name in ALLOWED_NAMES) return []
  return splitWords(name).flatMap((word) =>
    Object.hasOwn(REPLACEMENTS, word) ? [`${name}: use ${REPLACEMENTS[word]} instead of ${word}`] : [],
  )
}

function listIdentifierOffences(tree: ts.SourceFile): string[] {
  const names = new Set<string>()
  visitNodes(tree, (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
  })
  return [...names].flatMap(findReplacement)
}

function listKeys(messages: object): string[] {
  return Object.entries(messages).flatMap(([key, value]) => [
    key,
    ...(typeof value === 'object' && value !== null ? listKeys(value) : []),
  ])
}

describe('vocabulary', () => {
  test('a banned word is found in every spelling of a name', () => {
    expect(findReplacement('isAskedAgain')).toEqual([
      'isAskedAgain: use params, query, request, sentCalls instead of asked',
    ])
    expect(findReplacement('MAX_KEPT')).toHaveLength(1)
    expect(findReplacement('basket')).toEqual([])
  })

  test('no identifier contains a banned word', () => {
    const offences = parseSources(hasBannedWord)
      .filter(({ file }) => !(file in ALLOWED_FILES))
      .flatMap(({ file, tree }) => listIdentifierOffences(tree).map((offence) => `${file}: ${offence}`))
    expect(offences).toEqual([])
  })

  test('no file or folder name contains a banned word', () => {
    const offences = files
      .filter((file) => !file.startsWith('docs/'))
      .flatMap((file) =>
        file
          .replace('tests/faults/', 'tests/')
          .split('/')
          .flatMap((part) => findReplacement(part))
          .map((offence) => `${file}: ${offence}`),
      )
    expect(offences).toEqual([])
  })

  test('no namespace or key of the messages contains a banned word', () => {
    const offences = files
      .filter((file) => /^locales\/ka\/.+\.json$/.test(file))
      .flatMap((file) =>
        listKeys(JSON.parse(readSource(file)))
          .flatMap(findReplacement)
          .map((offence) => `${file}: ${offence}`),
      )
    expect(offences).toEqual([])
  })

  test('no CSS class contains a banned word', () => {
    const offences = styleSheets.flatMap((file) => {
      const rules = readSource(file).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '')
      const classes = new Set([...rules.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
      return [...classes].flatMap(findReplacement).map((offence) => `${file}: ${offence}`)
    })
    expect(offences).toEqual([])
  })
})

describe('form of the code', () => {
  test('no object or array literal is spread if its members could be written out', () => {
    const mayOffend = (source: string) => /\.{3}\s*[[{]/.test(source)
    const offences = parseSources(mayOffend).flatMap(({ file, tree }) => {
      const lines: string[] = []
      visitNodes(tree, (node) => {
        const isPacked =
          ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) &&
            ts.isObjectLiteralExpression(node.expression)) ||
          (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression))
        if (!isPacked) return
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
        lines.push(`${file}:${line}: write one property a line instead of ...{ }`)
      })
      return lines
    })
    expect(offences).toEqual([])
  })

  test('no import climbs three folders', () => {
    const mayOffend = (source: string) => source.includes('../../../')
    const offences = parseSources(mayOffend).flatMap(({ file, tree }) =>
      tree.statements.flatMap((statement) => {
        const isImport = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        const specifier = isImport ? (statement.moduleSpecifier?.getText(tree).slice(1, -1) ?? '') : ''
        return specifier.includes('../../../') && hasAlias(file, specifier)
          ? [
              `${file}: import ${specifier} by an alias (~/, ~backend/, ~contract/, ~tests/, ~locales/, ~server/)`,
            ]
          : []
      }),
    )
    expect(offences).toEqual([])
  })

  test('no folder of the product contains a single file', () => {
    const entries = new Map<string, Set<string>>()
    for (const file of files.filter((file) => /^(app|backend|contract|server|scripts|tools)\//.test(file))) {
      const parts = file.split('/')
      for (let depth = 1; depth < parts.length; depth += 1) {
        const folder = parts.slice(0, depth).join('/')
        entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
      }
    }
    const offences = [...entries]
      .filter(([, names]) => [...names].filter((name) => !isTest(name)).length <= 1)
      .map(([folder]) => `${folder}: put its file into ${path.posix.dirname(folder)}`)
    expect(offences).toEqual([])
  })

  test('constants for limits are named MAX_ and MIN_', () => {
    const offences = sources
      .concat(files.filter((file) => file.startsWith('public/') && file.endsWith('.js')))
      .filter((file) => !(file in ALLOWED_FILES))
      .flatMap((file) =>
        [...readSource(file).matchAll(/\b(?:MOST|LEAST|LONGEST)_[A-Z_]+\b/g)].map(
          ([name]) => `${file}: ${name}: use MAX_ or MIN_`,
        ),
      )
    expect(offences).toEqual([])
  })
})
