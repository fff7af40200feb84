import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './terminal.mjs'

/**
 * Runs a program to its end. Passes on signals that this process gets, waits and exits.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options] `quiet` hides output
 * @returns {Promise<number>} exit code; 127 if the program could not be started
 */
export async function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? 'ignore' : 'inherit',
  })
  /** @type {NodeJS.Signals | undefined} */
  let interrupted
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    interrupted = signal
    child.kill(signal)
  }
  process.once('SIGINT', pass).once('SIGTERM', pass)

  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  process.off('SIGINT', pass).off('SIGTERM', pass)
  if (interrupted) process.exit(128 + constants.signals[interrupted])
  return code
}

/**
 * @param {string} script path relative to the root
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string> }} [options]
 */
export function runNode(script, args = [], options) {
  return run(process.execPath, [script, ...args], options)
}
