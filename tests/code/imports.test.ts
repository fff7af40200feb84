import { describe, expect, test } from 'vitest'
import {
  findCircles,
  groupByFolder,
  type ImportGraph,
  listFiles,
  readImportGraph,
  readSource,
} from './import-graph'

const graph = readImportGraph()
const imports = [...graph].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })))

const isIndex = (file: string) => /^app\/features\/[^/]+\/index(\.server)?\.ts$/.test(file)

/** True for modules of the route table. Nothing imports them, so they may import what combines features. */
const isRoute = (file: string) => /[/-]route\.tsx?$/.test(file)

/** Returns the feature that a file belongs to; undefined for files of other folders. */
const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]

/** Returns the backend family that a file belongs to; undefined for its composition and for other folders. */
const familyOf = (file: string) => /^backend\/([^/]+)\//.exec(file)?.[1]

test('a circle of imports is found in a graph that has one', () => {
  const circular: ImportGraph = new Map([
    ['a.ts', new Set(['b.ts'])],
    ['b.ts', new Set(['c.ts'])],
    ['c.ts', new Set(['b.ts'])],
  ])
  expect(findCircles(circular)).toEqual([['b.ts', 'c.ts']])
})

test('no files of the repository import one another in a circle, types included', () => {
  expect(graph.size).toBeGreaterThan(1_000)
  expect(findCircles(graph)).toEqual([])
})

describe('imports of folders', () => {
  const BELOW_PAGES = ['app/http/', 'app/i18n/', 'app/session/', 'app/upstream/', 'contract/']
  const BELOW_FEATURES = [
    ...BELOW_PAGES,
    'app/drawn-text/',
    'app/enhance/',
    'app/forms/',
    'app/map/',
    'app/page/',
    'app/receipts/',
    'app/seo/',
    'app/ui/',
  ]

  /** Folders that each folder may import besides itself, as the table in docs/architecture.md says. */
  const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
    'contract/': [],
    'app/enhance/': ['contract/'],
    'app/drawn-text/': ['contract/'],
    'app/i18n/': ['contract/', 'locales/'],
    'app/receipts/': ['app/drawn-text/', 'app/i18n/'],
    'app/ui/': ['app/i18n/'],
    'app/http/': ['app/i18n/', 'contract/'],
    'app/map/': ['app/http/', 'app/i18n/', 'contract/', 'locales/'],
    'app/upstream/': ['app/i18n/', 'contract/'],
    'app/session/': ['app/http/', 'app/i18n/', 'app/upstream/', 'contract/'],
    'app/page/': [...BELOW_PAGES, 'app/receipts/'],
    'app/seo/': ['app/i18n/', 'app/page/'],
    'app/forms/': [
      'app/http/',
      'app/i18n/',
      'app/page/',
      'app/session/',
      'app/ui/',
      'app/upstream/',
      'contract/',
      'locales/',
    ],
    'app/features/': BELOW_FEATURES,
    'app/routes/': [...BELOW_FEATURES, 'app/features/'],
    'app/': [...BELOW_FEATURES, 'app/features/', 'app/routes/'],
    'backend/': ['contract/', 'locales/'],
    'server/': [...BELOW_PAGES, 'app/map/', 'app/page/', 'app/receipts/', 'backend/'],
  }

  /** Returns the innermost folder of the table, or the top folder of a file that the table does not list. */
  function folderOf(file: string): string {
    const folders = Object.keys(MAY_IMPORT).filter((folder) => file.startsWith(folder))
    return folders.sort((one, other) => other.length - one.length)[0] ?? file.replace(/(?<=\/).*/, '')
  }

  test.each(Object.entries(MAY_IMPORT))('%s imports only from %j', (folder, allowed) => {
    const offences = imports.filter(({ from, to }) => {
      if (folderOf(from) !== folder) return false
      return folderOf(to) !== folder && !allowed.includes(folderOf(to))
    })
    expect(offences).toEqual([])
  })

  test('folders do not import one another in a circle', () => {
    expect(findCircles(groupByFolder(graph, folderOf))).toEqual([])
  })
})

describe('imports of features', () => {
  test('features do not import one another in a circle', () => {
    const features = groupByFolder(graph, (file) => (isRoute(file) ? undefined : featureOf(file)))
    expect(features.size).toBeGreaterThan(20)
    expect(findCircles(features)).toEqual([])
  })

  test('a feature imports another one only through its index', () => {
    const offences = imports.filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to) && !isIndex(to),
    )
    expect(offences).toEqual([])
  })

  test('no module imports the route module of a feature', () => {
    const routes = [...graph.keys()].filter((file) => featureOf(file) && isRoute(file))
    expect(routes.length).toBeGreaterThan(90)
    expect(imports.filter(({ to }) => routes.includes(to))).toEqual([])
  })

  test('an index is at the root of a feature and is imported from outside of it', () => {
    const indexes = [...graph.keys()].filter((file) => /\/index(\.server)?\.tsx?$/.test(file))
    expect(indexes.length).toBeGreaterThan(20)
    const isEntered = (index: string) =>
      imports.some(({ from, to }) => to === index && featureOf(from) !== featureOf(index))
    expect(indexes.filter((index) => !isIndex(index) || !isEntered(index))).toEqual([])
  })
})

describe('imports of backend families', () => {
  /** Families that each family may import besides the platform, as docs/architecture.md says. */
  const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
    'account-leads': ['companies', 'locations', 'messages', 'notifications', 'statements'],
    'account-tasks': ['account-leads', 'desk', 'statements', 'viewings'],
    agents: ['account-leads', 'messages', 'notifications', 'statements'],
    auth: ['dictionaries', 'messages'],
    backup: ['statement-drafts'],
    contact: ['conversations', 'messages', 'notifications'],
    desk: [
      'conversations',
      'dictionaries',
      'forms',
      'ledger',
      'messages',
      'notifications',
      'payments',
      'same-homes',
      'services',
      'statements',
    ],
    content: ['dictionaries', 'exchange-rates', 'search'],
    conversations: ['account-leads', 'locations', 'messages', 'notifications', 'statements'],
    estimate: ['dictionaries'],
    geocoding: ['locations'],
    freshness: ['messages', 'notifications', 'statements'],
    identity: [
      'account-leads',
      'auth',
      'conversations',
      'ledger',
      'messages',
      'notifications',
      'phone-codes',
      'services',
      'stays',
      'viewings',
    ],
    'initial-data': ['dictionaries', 'forms'],
    loans: ['conversations', 'dictionaries', 'forms', 'messages', 'phone-codes'],
    locations: ['dictionaries'],
    notifications: ['locations', 'messages', 'statements'],
    payments: ['ledger', 'messages'],
    'phone-codes': ['auth', 'messages'],
    profile: ['auth', 'messages', 'phone-codes', 'public-profiles'],
    projects: ['dictionaries', 'locations', 'walking'],
    'public-profiles': ['auth'],
    'same-homes': ['search', 'statements'],
    search: ['dictionaries', 'locations'],
    'saved-searches': ['messages', 'search', 'statements'],
    'search-requests': [
      'account-leads',
      'conversations',
      'dictionaries',
      'ledger',
      'locations',
      'messages',
      'notifications',
      'payments',
      'phone-codes',
      'statements',
    ],
    services: ['ledger', 'messages', 'notifications', 'payments', 'phone-codes'],
    statements: ['dictionaries', 'locations', 'messages', 'search', 'walking'],
    stays: ['conversations', 'messages', 'notifications', 'search', 'statements'],
    viewings: ['account-leads', 'messages', 'notifications', 'statements'],
    walking: ['locations'],
    'watched-prices': ['messages', 'statements'],
    'statement-drafts': [
      'dictionaries',
      'estimate',
      'geocoding',
      'locations',
      'messages',
      'notifications',
      'statements',
    ],
    'statement-imports': ['dictionaries', 'geocoding', 'statement-drafts'],
  }

  test('a family imports only the platform and the families that the table allows', () => {
    const offences = imports.filter(({ from, to }) => {
      const family = familyOf(from)
      const imported = familyOf(to)
      if (!family || !to.startsWith('backend/') || family === imported || family === 'demo') return false
      return imported !== 'platform' && !MAY_IMPORT[family]?.includes(imported ?? '')
    })
    expect(offences).toEqual([])
  })

  test('the table allows only imports that exist', () => {
    const families = groupByFolder(graph, familyOf)
    const idle = Object.entries(MAY_IMPORT).flatMap(([family, granted]) =>
      granted.filter((other) => !families.get(family)?.has(other)).map((other) => `${family} → ${other}`),
    )
    expect(idle).toEqual([])
  })

  test('families do not import one another in a circle', () => {
    expect(findCircles(groupByFolder(graph, familyOf))).toEqual([])
  })

  test('only backend/main.ts imports the demo', () => {
    const importers = imports.filter(({ from, to }) => familyOf(to) === 'demo' && familyOf(from) !== 'demo')
    expect(importers.length).toBeGreaterThan(0)
    expect(importers.filter(({ from }) => from !== 'backend/main.ts')).toEqual([])
  })

  test('the demo is loaded by a dynamic import, so that other marketplaces do not load it', () => {
    const source = readSource('backend/main.ts')
    expect(source.match(/import\('~backend\/demo\/demo'\)/g)).toHaveLength(1)
    expect(source.match(/^import (?!type ).*~backend\/demo\/.*$/gm)).toBeNull()
  })

  test('the column store imports only itself, pure siblings, slices and the registry of filters', () => {
    const siblings = ['bounds', 'map-grid', 'map-group', 'promotion', 'sort-order'].map(
      (name) => `backend/search/${name}.ts`,
    )
    const pure = [...siblings, 'contract/search-filters.ts', 'backend/platform/in-slices.ts']
    const folder = 'backend/search/memory/'
    const offences = imports.filter(
      ({ from, to }) => from.startsWith(folder) && !to.startsWith(folder) && !pure.includes(to),
    )
    expect(offences).toEqual([])
  })
})

test('no folder contains a single file, unless it is the screen of a route', () => {
  const files = ['app', 'backend', 'contract', 'server'].flatMap(listFiles)
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('app/routes/'))
  const counts = new Map<string, number>()
  for (const file of sources) {
    const folders = file.split('/').slice(0, -1)
    for (const [depth] of folders.entries()) {
      const folder = folders.slice(0, depth + 1).join('/')
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  expect(counts.size).toBeGreaterThan(50)
  expect([...counts].filter(([, count]) => count === 1)).toEqual([])
})
