import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const ROOT = path.join(import.meta.dirname, '../..')
const FOLDERS = ['app', 'backend', 'contract', 'scripts', 'server', 'tools']
const ALIASES: Readonly<Record<string, string>> = {
  '~/': 'app/',
  '~backend/': 'backend/',
  '~contract/': 'contract/',
  '~locales/': 'locales/',
  '~server/': 'server/',
  '~tests/': 'tests/',
}

/** Imports of each file or folder, types included. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns the graph of the source files of the product and its scripts, without tests, by paths from the
 * root.
 */
export function readImportGraph(): ImportGraph {
  const files = ['server.ts', ...FOLDERS.flatMap(listSources)]
  return new Map(files.map((file) => [file, new Set(readImports(file))]))
}

export function listSources(folder: string): string[] {
  return listFiles(folder).filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
}

export function listFiles(folder: string): string[] {
  const absolute = path.join(ROOT, folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter(isFile)
}

export function readSource(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readSource(file), true, true)
  return importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? [])
}

function resolveImport(file: string, specifier: string): string | undefined {
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix))
  if (!alias && !specifier.startsWith('.')) return undefined
  const target = alias
    ? path.posix.join(ALIASES[alias] as string, specifier.slice(alias.length))
    : path.posix.join(path.posix.dirname(file), specifier)
  return ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => target + ending)
    .find((candidate) => /\.tsx?$/.test(candidate) && isFile(candidate))
}

export function isFile(file: string): boolean {
  const absolute = path.join(ROOT, file)
  return existsSync(absolute) && statSync(absolute).isFile()
}

/**
 * Returns the graph of folders, where `folderOf` names the folder of a file, without imports within a folder.
 */
export function groupByFolder(
  graph: ImportGraph,
  folderOf: (file: string) => string | undefined,
): ImportGraph {
  const folders = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const from = folderOf(file)
    if (from === undefined) continue
    const targets = folders.get(from) ?? new Set()
    folders.set(from, targets)
    for (const to of [...imports].map(folderOf)) if (to !== undefined && to !== from) targets.add(to)
  }
  return folders
}

/** Finds groups that import one another in a circle: strongly connected components, by Tarjan's algorithm. */
export function findCircles(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  function visit(file: string): void {
    const index = indexes.size
    indexes.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!indexes.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(file) !== index) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1 || graph.get(file)?.has(file)) circles.push(component.sort())
  }

  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return circles
}

export function isTestFile(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) && isFile(file)
}
