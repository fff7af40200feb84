import { execFile } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = resolve(`.cache/test-processes-${process.pid}`)

/** Answers with its process id and the work of all processes. */
const SERVER = `
import { createServer } from 'node:http'
import { createReadAllMetrics } from './server/processes/read-all-metrics'
let answers = 0
const readAll = createReadAllMetrics(async () => [{ name: 'answers', values: [{ value: answers }] }])
const server = createServer(async ({ url }, response) => {
  answers += 1
  response.setHeader('connection', 'close')
  if (url === '/metrics') response.end(JSON.stringify(await readAll()))
  else response.end(String(process.pid))
})
if (process.env.FAILS) process.exit(1)
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit(0)))
`

/** Starts two processes, kills one of them, and prints what was seen. */
const STARTER = `
import { createServer } from 'node:http'
import { once } from 'node:events'
import { runProcesses } from './server/processes/run-processes'
const probe = createServer().listen(0, '127.0.0.1')
await once(probe, 'listening')
const { port } = probe.address()
probe.close()
process.env.PORT = String(port)
const logged = []
const log = { info() {}, error: ({ exitCode }, message) => logged.push(message) }
const program = new URL('server.mjs', import.meta.url)
const processes = runProcesses({ program, count: 2, log, minPauseMs: 10 })
const get = (path) => fetch('http://127.0.0.1:' + port + path, { signal: AbortSignal.timeout(1_000) }).then((answer) => answer.text())
async function readTwo(except) {
  const pids = new Set()
  while (pids.size < 2) {
    const pid = await get('/').catch(() => except)
    if (pid !== except) pids.add(pid)
  }
  return [...pids]
}
try {
  await processes.listening
  const first = await readTwo()
  process.kill(Number(first[0]), 'SIGKILL')
  const second = await readTwo(first[0])
  const metrics = JSON.parse(await get('/metrics'))
  await processes.stop()
  const isClosed = await get('/').then(() => false, () => true)
  console.log(JSON.stringify({ first, second, metrics, logged, isClosed }))
} catch (error) {
  await processes.stop()
  console.log(JSON.stringify({ failure: error.message }))
}
process.exit(0)
`

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  for (const [name, contents] of Object.entries({ server: SERVER, starter: STARTER }))
    await build({
      stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
      outfile: join(folder, `${name}.mjs`),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(environment: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'starter.mjs')], {
    env: { ...process.env, ...environment },
    timeout: 30_000,
  })
  return JSON.parse(stdout)
}

test('processes share a port, a killed one is replaced, and each knows the metrics of all', async () => {
  const { first, second, metrics, logged, isClosed } = await run()
  expect(second).toContain(first[1])
  expect(second).not.toContain(first[0])
  expect(logged).toEqual(['a process ended and is replaced'])
  expect(metrics).toHaveLength(2)
  expect(
    metrics.flat().every(({ values }: { values: { value: number }[] }) => (values[0]?.value ?? 0) > 0),
  ).toBe(true)
  expect(isClosed).toBe(true)
})

test('a process that ends while it starts ends the start', async () => {
  expect(await run({ FAILS: '1' })).toEqual({
    failure: 'A process ended while it started; its error is above.',
  })
})
