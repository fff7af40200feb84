import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@playwright/test'

const audited = new Set<string>()

/**
 * File with keys of everything that any worker has audited. Playwright empties the folder when a run begins.
 */
const findFile = () => join(test.info().project.outputDir, 'audited')

/** Returns the keys that no worker of this run has audited. */
export function findUnaudited(keys: Iterable<string>): Set<string> {
  const file = findFile()
  if (existsSync(file)) for (const key of readFileSync(file, 'utf8').split('\n')) audited.add(key)
  return new Set([...keys].filter((key) => !audited.has(key)))
}

export function rememberAudited(keys: Iterable<string>): void {
  mkdirSync(dirname(findFile()), { recursive: true })
  appendFileSync(findFile(), [...keys].map((key) => `${key}\n`).join(''))
}
