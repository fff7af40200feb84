import type { StoredLine } from './read-lines'

export type PhotoMatch = { line: number } | { reason: 'no_line' | 'ambiguous' }

/**
 * Creates a function that finds the line of a photo by its path in an archive. The innermost folder that
 * begins with the number of a line counts; without one, the name of the file.
 */
export function createPhotoMatcher(
  lines: readonly Pick<StoredLine, 'line' | 'external_id'>[],
): (path: string) => PhotoMatch {
  const linesByKey = new Map<string, number[]>()
  const known = new Set<string>()
  for (const { line, external_id } of lines) {
    const key = toKey(external_id)
    // A later line with the same number is an error anyway.
    if (key === '' || known.has(external_id)) continue
    known.add(external_id)
    linesByKey.set(key, [...(linesByKey.get(key) ?? []), line])
  }
  return (path) => {
    const folders = path.split('/')
    const file = folders.pop() ?? ''
    for (const segment of [...folders.reverse(), file.replace(/\.[^.]*$/, '')]) {
      const found = findByPrefix(linesByKey, toKey(segment))
      if (found) return found.length === 1 && found[0] ? { line: found[0] } : { reason: 'ambiguous' }
    }
    return { reason: 'no_line' }
  }
}

/** Finds the longest number that the name begins with: `A-1-2` belongs to `A-1-2` rather than to `A-1`. */
function findByPrefix(linesByKey: ReadonlyMap<string, number[]>, name: string): number[] | undefined {
  for (let key = name; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('-')))) {
    const found = linesByKey.get(key)
    if (found) return found
  }
  return undefined
}

/** Ignores case and separators, because file names cannot contain all characters of a number. */
function toKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
