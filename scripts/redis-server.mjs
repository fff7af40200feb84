import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian-packages.mjs'
import { printStep } from './terminal.mjs'

/**
 * Paths of one and the same program, which behaves by the name it is called with; the package of the second
 * starts no service.
 */
const PROGRAM_PATHS = [
  '/usr/bin/redis-server',
  '/usr/bin/redis-check-rdb',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

/** @returns {string | undefined} path of an installed program, to be called `redis-server` */
export function findRedisServer() {
  return PROGRAM_PATHS.find((place) => existsSync(place))
}

/** Installs Redis for the tests; those that need it are skipped without it. */
export async function ensureRedisServer() {
  if (findRedisServer()) return
  if (canInstallPackages()) {
    printStep('installing a Redis server')
    await installPackages('redis-tools')
  }
  if (!findRedisServer()) printStep('there is no Redis server: tests that need one are skipped')
}
