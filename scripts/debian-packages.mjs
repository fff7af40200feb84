import { existsSync } from 'node:fs'
import { run } from './run-process.mjs'

/** apt-get refuses to run while it runs. @type {Promise<unknown> | undefined} */
let running

/** Whether this user may install packages of Debian. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Without a package archive nothing is installed, and nothing fails. @param {string[]} names @returns {Promise<void>} */
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
