import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'
import { oldestBrowsers, scriptTarget } from '../../scripts/browser-targets.mjs'
import { ornaments } from '../code/ornaments'
import { findUnsupportedCss } from '../code/unsupported-css'

const MIN_EDITION = 2015
/** Length of a script that only says that its route has no code in browsers. */
const MAX_EMPTY_LENGTH = 100

export function parsesAs(source: string, edition: number): boolean {
  try {
    parse(source, { ecmaVersion: edition as typeof scriptTarget, sourceType: 'module' })
    return true
  } catch {
    return false
  }
}

/** Returns features that one of the oldest browsers lacks: those that pages need, and ornaments. */
export function findSheetNeeds(file: string): { missing: string[]; skipped: string[] } {
  const features = [
    ...new Set(findUnsupportedCss(readFileSync(file, 'utf8')).map(({ feature }) => feature)),
  ].sort()
  return {
    missing: features.filter((feature) => !(feature in ornaments)),
    skipped: features.filter((feature) => feature in ornaments),
  }
}

/** Returns a Markdown table of the files, those with equal needs in one row. */
export function formatNeeds(folder: string, files: readonly string[]): string {
  const rows = new Map<string, Set<string>>()
  for (const file of files) {
    const needs = describeNeeds(join(folder, file))
    if (needs) rows.set(needs, (rows.get(needs) ?? new Set()).add(toName(file)))
  }
  const versions = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser} ${version}`)
  return [
    `| Files | Needs beyond ${versions.join(', ')} | Ornaments that one of them skips |`,
    '| --- | --- | --- |',
    ...[...rows].sort().map(([needs, names]) => `| ${[...names].sort().join(', ')} | ${needs} |`),
  ].join('\n')
}

/** Returns the cells of a file; undefined for an empty script. */
function describeNeeds(file: string): string | undefined {
  if (file.endsWith('.css')) {
    const { missing, skipped } = findSheetNeeds(file)
    return `${list(missing)} | ${list(skipped)}`
  }
  const source = readFileSync(file, 'utf8')
  if (source.length <= MAX_EMPTY_LENGTH) return undefined
  for (let edition = MIN_EDITION; edition <= scriptTarget; edition += 1)
    if (parsesAs(source, edition)) return `nothing: ECMAScript ${edition} | –`
  return 'a newer ECMAScript | –'
}

const list = (features: string[]) => features.map((feature) => `\`${feature}\``).join(', ') || 'nothing'

/** Returns the name of a file without its folder and hash. */
const toName = (file: string) => file.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?(\.(?:js|css))$/, '$1')
