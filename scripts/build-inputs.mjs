import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './terminal.mjs'

const INPUTS = [
  'app',
  'backend',
  'contract',
  'locales',
  'package-lock.json',
  'public',
  'remix.config.js',
  'scripts/build.mjs',
  'scripts/precompress.mjs',
  'scripts/server-bundle.mjs',
  'server',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Where the build leaves the fingerprint of what it was made from. */
export const stampFile = path.join(root, 'build/inputs.sha256')

/** Whether `build/` was made from the files as they are now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()
}

/** One hash of the paths and contents of everything the build is made from. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(listFiles)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} input a file or a folder, from the root
 * @returns {string[]}
 */
function listFiles(input) {
  const place = path.join(root, input)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [input]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}
