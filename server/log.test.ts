import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { serverBundles } from '../scripts/server-bundle.mjs'

const PROGRAM = `
import { createLog } from './server/log'
const log = createLog('info')
const lines = setInterval(() => log.info({ words: 'x'.repeat(500) }, 'request'), 5)
setTimeout(() => {
  clearInterval(lines)
  console.error('alive')
  process.exit(3)
}, 600)
`

// Every write to this Linux device fails for lack of space.
test.runIf(existsSync('/dev/full'))(
  'a full disk under the log neither ends nor blocks the program',
  async () => {
    const { entryPoints: _, ...options } = serverBundles('.cache', {})
    const { outputFiles } = await build({
      ...options,
      stdin: { contents: PROGRAM, resolveDir: process.cwd() },
      write: false,
      sourcemap: false,
    })
    const program = outputFiles?.[0]?.text ?? ''
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      timeout: 15_000,
      killSignal: 'SIGKILL',
    })
    const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr ? text(child.stderr) : ''])
    expect(errors).toBe('alive\n')
    expect(code).toBe(3)
  },
)
