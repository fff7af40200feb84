import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../../server-programs.mjs'
import { retry } from '../engine.mjs'

/** Lines are so many that a whole page is on the screen, and columns so many that no label is wrapped. */
const SIZE = { columns: 160, lines: 2_000 }
const TIMEOUT_MS = 20_000

/**
 * Program in a terminal of its own, which tmux keeps in memory.
 * @typedef {{
 *   press: (...keys: string[]) => Promise<void>,
 *   type: (text: string) => Promise<void>,
 *   read: () => Promise<string>,
 *   expect: (isReached: (screen: string) => boolean, what: string) => Promise<string>,
 *   close: () => Promise<void>,
 * }} Terminal
 */

/**
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @returns {Promise<Terminal>}
 */
export async function startTerminal(command, env) {
  const tmux = findProgram('tmux') ?? ''
  const socket = `ezo-${process.pid}-${Date.now()}`
  const run = async (/** @type {string[]} */ ...args) => {
    const { stdout } = await promisify(execFile)(tmux, ['-L', socket, '-f', '/dev/null', ...args], {
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
      maxBuffer: 16 * 1024 * 1024,
    })
    return stdout
  }
  await run(
    'new-session',
    '-d',
    '-x',
    `${SIZE.columns}`,
    '-y',
    `${SIZE.lines}`,
    command.map((word) => `'${word}'`).join(' '),
  )
  const read = () => run('capture-pane', '-p')
  return {
    press: async (...keys) => void (await run('send-keys', ...keys)),
    type: async (text) => void (await run('send-keys', '-l', text)),
    read,
    expect: (isReached, what) =>
      retry(async () => {
        const screen = await read()
        if (isReached(screen)) return screen
        throw new Error(`the screen shows no ${what}: ${screen.replace(/\s+/g, ' ').slice(0, 300)}`)
      }, TIMEOUT_MS),
    close: async () => void (await run('kill-server').catch(() => '')),
  }
}
