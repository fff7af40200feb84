import { existsSync } from 'node:fs'
import { run } from './run-process.mjs'

/** The running apt-get, as a second one would fail. @type {Promise<unknown> | undefined} */
let running

/** Returns true if this user may install Debian packages. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Installs packages; does nothing without a package archive. @param {string[]} names @returns {Promise<void>}
 */
export async function installPackages(...names) {
  running = (running ?? aptGet('update', '-q')).then(() =>
    aptGet('install', '-y', '-q', '--no-install-recommends', ...names),
  )
  await running
}

/** @param {string[]} args */
function aptGet(...args) {
  return run('apt-get', ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
