import { expect, test } from 'vitest'
import { listFiles, listSources, readSource } from './import-graph'

const INDEX = /^app\/(features\/[^/]+)\/(index(?:\.server)?)\.ts$/
const IMPORT_OF_INDEX =
  /(?:import|export)(?: type)? \{([^}]*)\} from '~\/(features\/[^/']+)(?:\/(index\.server))?'/g
const EXPORT = /export(?: type)? \{([^}]*)\}/g

const indexes = listSources('app/features').filter((file) => INDEX.test(file))

/**
 * Returns the names between the braces of an import or export: as the module defines them, or as the index
 * renames them.
 */
function parseNames(list: string, side: 'original' | 'renamed'): string[] {
  const specifiers = list.split(',').map((specifier) => specifier.trim().replace(/^type /, ''))
  const names = specifiers.map((specifier) => specifier.split(' as ').at(side === 'original' ? 0 : -1) ?? '')
  return names.filter((name) => name !== '')
}

/** Returns what is imported through each index, as `features/loan/index LoanDialog`. */
function listImportedNames(): Set<string> {
  const importers = ['app', 'server', 'tests'].flatMap(listFiles).filter((file) => /\.tsx?$/.test(file))
  return new Set(
    importers.flatMap((file) =>
      [...readSource(file).matchAll(IMPORT_OF_INDEX)].flatMap(([, list = '', feature, index = 'index']) =>
        parseNames(list, 'original').map((name) => `${feature}/${index} ${name}`),
      ),
    ),
  )
}

test('an index exports by name, never everything of a module', () => {
  expect(indexes.length).toBeGreaterThan(20)
  expect(indexes.filter((file) => /^export \*/m.test(readSource(file)))).toEqual([])
})

test('an index exports only what is imported through it', () => {
  const imported = listImportedNames()
  const exported = indexes.flatMap((file) => {
    const [, feature, index] = INDEX.exec(file) ?? []
    return [...readSource(file).matchAll(EXPORT)].flatMap(([, list = '']) =>
      parseNames(list, 'renamed').map((name) => `${feature}/${index} ${name}`),
    )
  })
  expect(exported.length).toBeGreaterThan(100)
  expect(exported.filter((name) => !imported.has(name))).toEqual([])
})
