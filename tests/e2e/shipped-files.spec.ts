import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { scriptTarget } from '../../scripts/browser-targets.mjs'
import { findSheetNeeds, formatNeeds, parsesAs } from './shipped-needs'
import { inFullRun } from './spread'

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'files are the same in both modes')

const CLIENT = 'build/client'

const listFiles = (ending: string) =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
const listScripts = () => listFiles('.js')

test('every script that is shipped uses only the ECMAScript of its target', () => {
  const scripts = listScripts()
  expect(scripts).toContain('sw.js')
  expect(scripts.length).toBeGreaterThan(10)
  for (const script of scripts)
    expect(parsesAs(readFileSync(join(CLIENT, script), 'utf8'), scriptTarget), script).toBe(true)
})

test(
  'every built style sheet needs only what the oldest browsers have, apart from ornaments',
  inFullRun(),
  () => {
    const sheets = listFiles('.css')
    expect(sheets.length).toBeGreaterThan(10)
    for (const sheet of sheets) expect(findSheetNeeds(join(CLIENT, sheet)).missing, sheet).toEqual([])
    console.log(formatNeeds(CLIENT, [...listScripts(), ...sheets]))
  },
)

/** Calls of functions that one of the oldest browsers lacks. `name?.()` is allowed. */
const NEWER_CALLS =
  /\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|canParse|isWellFormed|checkVisibility|setHTMLUnsafe|moveBefore)\(|AbortSignal\.(?:timeout|any)\(|URL\.parse\(/

test('no shipped script calls a function that one of the oldest browsers lacks', () => {
  for (const script of listScripts())
    expect(NEWER_CALLS.exec(readFileSync(join(CLIENT, script), 'utf8'))?.[0], script).toBeUndefined()
})

/** Files of every hydrated page. In a circle of imports one of them would run before its dependencies. */
const SHARED_FILES = /^(?:entry\.client|layout|libraries)-/

test('files of every hydrated page do not import one another in a circle', () => {
  const folder = 'build/client/assets'
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const listImports = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(
      ([, imported = '']) => imported,
    )
  const imports = new Map(files.map((file) => [file, listImports(file)]))
  const findReached = (file: string, reached = new Set<string>()) => {
    for (const imported of imports.get(file) ?? [])
      if (!reached.has(imported)) findReached(imported, reached.add(imported))
    return reached
  }
  const shared = files.filter((file) => SHARED_FILES.test(file))
  expect(shared.length).toBe(3)
  expect(shared.filter((file) => findReached(file).has(file))).toEqual([])
})
