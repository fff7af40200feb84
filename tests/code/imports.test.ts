import { expect, test } from 'vitest'
import { findCircles, groupByFolder, type ImportGraph, readImportGraph } from './import-graph'

const graph = readImportGraph()
const imports = [...graph].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })))

/** Folders that a folder must not import from, after the table in docs/architecture.md. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  'contract/': ['app/', 'backend/', 'server/'],
  'app/': ['backend/'],
  'backend/': ['app/', 'server/'],
  'app/features/': ['app/routes/'],
  'app/forms/': ['app/features/', 'app/routes/'],
  'app/http/': ['app/features/', 'app/routes/'],
  'app/i18n/': ['app/features/', 'app/routes/', 'app/upstream/'],
  'app/page/': ['app/features/', 'app/routes/'],
  'app/seo/': ['app/features/', 'app/routes/', 'app/upstream/'],
  'app/session/': ['app/features/', 'app/routes/'],
  'app/ui/': ['app/features/', 'app/routes/', 'app/upstream/'],
  'app/upstream/': ['app/features/', 'app/routes/', 'app/ui/'],
}

/** The feature that a file belongs to; undefined for files of other folders. */
function featureOf(file: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1]
}

test('a circle of imports is found in a graph that has one', () => {
  const circular: ImportGraph = new Map([
    ['a.ts', new Set(['b.ts'])],
    ['b.ts', new Set(['c.ts'])],
    ['c.ts', new Set(['b.ts'])],
  ])
  expect(findCircles(circular)).toEqual([['b.ts', 'c.ts']])
})

test('no files of the web app import one another in a circle, types included', () => {
  const isOfBackend = (file: string) => file.startsWith('backend/')
  expect(graph.size).toBeGreaterThan(1_000)
  expect(findCircles(graph).filter((circle) => !circle.every(isOfBackend))).toEqual([])
})

test('features do not import one another in a circle', () => {
  const features = groupByFolder(graph, featureOf)
  expect(features.size).toBeGreaterThan(20)
  expect(findCircles(features)).toEqual([])
})

test.each(Object.entries(FORBIDDEN))('%s imports nothing from %s', (folder, forbidden) => {
  const offences = imports.filter(
    ({ from, to }) => from.startsWith(folder) && forbidden.some((other) => to.startsWith(other)),
  )
  expect(offences).toEqual([])
})

test('a feature is entered by its index alone', () => {
  const isIndex = (file: string) => /^app\/features\/[^/]+\/index(\.server)?\.ts$/.test(file)
  const offences = imports.filter(
    ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to) && !isIndex(to),
  )
  expect(offences).toEqual([])
})

test('the column store imports only itself, pure siblings and the registry of filters', () => {
  const siblings = ['bounds', 'map-grid', 'map-group', 'sort-order'].map(
    (name) => `backend/search/${name}.ts`,
  )
  const pure = [...siblings, 'contract/search-filters.ts']
  const folder = 'backend/search/memory/'
  const offences = imports.filter(
    ({ from, to }) => from.startsWith(folder) && !to.startsWith(folder) && !pure.includes(to),
  )
  expect(offences).toEqual([])
})

test('files of the search do not import one another in a circle', () => {
  const search = new Map([...graph].filter(([file]) => file.startsWith('backend/search/')))
  expect(search.size).toBeGreaterThan(20)
  expect(findCircles(search)).toEqual([])
})
