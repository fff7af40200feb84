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
  'scripts/enhancement-bundle.mjs',
  'scripts/precompress.mjs',
  'scripts/server-bundle.mjs',
  'server',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
]

export const stampFile = path.join(root, 'build/inputs.sha256')

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()
}

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
 * @param {string} input file or folder, relative to the root
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
