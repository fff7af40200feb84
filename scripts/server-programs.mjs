import { existsSync } from 'node:fs'
import path from 'node:path'
import { canInstallPackages, installPackages } from './debian-packages.mjs'
import { printStep } from './terminal.mjs'

/**
 * Debian packages of programs that tests use, where the names differ or are fixed by us.
 * @type {Readonly<Record<string, string>>}
 */
const PACKAGES = {
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
  caddy: 'caddy',
  initdb: 'postgresql',
  pg_basebackup: 'postgresql-client',
  psql: 'postgresql-client',
  openssl: 'openssl',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
}

/**
 * Finds an installed program. PostgreSQL's own programs are in a folder of their version.
 * @param {string} name
 * @returns {string | undefined} its path
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return [...POSTGRES_FOLDERS, ...folders, '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}

const POSTGRES_FOLDERS = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`)

/**
 * Installs missing programs, where this user may.
 * @param {string[]} names
 * @returns {Promise<string[]>} names that are still missing
 */
export async function ensurePrograms(...names) {
  const listMissing = () => names.filter((name) => !findProgram(name))
  const missing = listMissing()
  if (missing.length > 0 && canInstallPackages()) {
    printStep(`installing ${missing.join(', ')}`)
    await installPackages(...missing.map((name) => PACKAGES[name] ?? name))
  }
  return listMissing()
}

/** Installs what checks the files of deploy/; without a program, its test is skipped. */
export async function ensureDeployPrograms() {
  const missing = await ensurePrograms('nginx', 'promtool', 'caddy', 'openssl')
  if (missing.length > 0) printStep(`not installed: ${missing.join(', ')}; files for them are not tested`)
}
