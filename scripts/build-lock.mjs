import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { printStep, root } from './terminal.mjs'

const lockFile = path.join(root, '.cache/build.pid')

/**
 * Waits for other builds of this checkout, and holds the lock until this process ends; a dead process holds
 * no lock.
 */
export async function acquireBuildLock() {
  mkdirSync(path.dirname(lockFile), { recursive: true })
  let hasWarned = false
  while (!tryAcquire()) {
    if (!hasWarned) printStep('waiting for another build to finish')
    hasWarned = true
    await sleep(200)
  }
  process.once('exit', () => rmSync(lockFile, { force: true }))
}

function tryAcquire() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isLocked()) rmSync(lockFile, { force: true })
    return false
  }
}

function isLocked() {
  try {
    process.kill(Number(readFileSync(lockFile, 'utf8')), 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
