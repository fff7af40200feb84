/**
 * Browser without anything of our own in it: it opens a URL and runs a function in its page, which works
 * with scripts of pages switched off as well.
 * @typedef {{
 *   name: string,
 *   open: (url: string) => Promise<void>,
 *   evaluate: (source: string, args: unknown[]) => Promise<unknown>,
 *   clearCookies: () => Promise<void>,
 *   takeScreenshot: () => Promise<Buffer>,
 *   close: () => Promise<void>,
 * }} Engine
 * @typedef {{ start: (options: { script: boolean, folder: string }) => Promise<Engine> }} EngineKind
 */

/** Size of the window in CSS pixels: the narrowest that all engines accept. */
export const WINDOW = { width: 500, height: 900 }

/** Thrown if an engine cannot run here; the message says why. */
export class EngineMissing extends Error {}

/**
 * Repeats an attempt until it succeeds.
 * @template Result
 * @param {() => Promise<Result>} attempt
 * @param {number} timeoutMs
 * @returns {Promise<Result>}
 */
export async function retry(attempt, timeoutMs) {
  const end = Date.now() + timeoutMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/**
 * Stops a program and its children, which must be a process group of its own.
 * @param {import('node:child_process').ChildProcess} child
 */
export function stopGroup(child) {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
