import { OPEN } from '~server/start-line'
import { createMarketplaceFolder, removeMarketplaceFolder } from '../e2e/marketplace-folder.mjs'
import { formatTable } from '../load/format-table'
import { findFreePort, startServer, waitForOutput } from '../load/server-process'
import { signInAs } from '../security/sign-in-as'
import { fuzzOverHttp } from './over-http'
import { runTarget } from './run-target'
import { listTargets } from './targets'

const SEED = process.env.FUZZ_SEED ?? 'ezo'
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 2_000_000)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 50_000)

process.stdout.write(`seed ${SEED}, ${INPUTS} inputs in process, ${REQUESTS} requests\n`)
const failures = [...fuzzInProcess(), ...(REQUESTS > 0 ? await fuzzSite() : [])]
for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`)
process.exitCode = failures.length > 0 ? 1 : 0

function fuzzInProcess(): string[] {
  const targets = listTargets()
  const weights = targets.reduce((sum, { weight }) => sum + weight, 0)
  const results = targets.map((target) =>
    runTarget(target, Math.ceil((INPUTS * target.weight) / weights), SEED),
  )
  const rows = results.map(({ name, inputs, perSecond, slowestMs, failures }) => [
    name,
    String(inputs),
    perSecond.toFixed(0),
    slowestMs.toFixed(1),
    String(failures.length),
  ])
  process.stdout.write(formatTable(['function', 'inputs', 'a second', 'slowest, ms', 'failures'], rows, 34))
  return results.flatMap(({ name, failures }) => failures.map((failure) => `${name}, ${failure}`))
}

async function fuzzSite(): Promise<string[]> {
  const port = await findFreePort()
  const dataDir = createMarketplaceFolder({ isEmpty: true })
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: '1',
    // Each request has an IP of its own.
    TRUST_PROXY: '1',
    RATE_LIMIT_POSTS: '1000000',
    RATE_LIMIT_QUESTIONS: '1000000',
    RATE_LIMIT_DRAWINGS: '1000000',
    // A busy machine must not look like a failed server.
    UPSTREAM_TIMEOUT_MS: '30000',
    PREPARED_PICTURES: '0',
    LOG_LEVEL: 'error',
  }
  const { child, stop } = startServer('build/server.js', { statements: 150, dataDir }, settings, {
    output: 'pipe',
  })
  let log = ''
  child.stdout?.on('data', (part) => {
    log += part
  })
  try {
    await waitForOutput(child, OPEN)
    const origin = `http://127.0.0.1:${port}`
    const cookies = await Promise.all(
      (['physical', 'broker', 'operator'] as const).map(
        async (type) => `__Host-token=${await signInAs(origin, type)}`,
      ),
    )
    const { requests, statuses, slowestMs, failures } = await fuzzOverHttp(origin, cookies, REQUESTS, SEED)
    const kinds = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
    process.stdout.write(
      `${requests} requests: ${kinds.join(', ')}; the slowest took ${slowestMs.toFixed(0)} ms\n`,
    )
    const errors = log.split('\n').filter((line) => line.startsWith('{'))
    return [
      ...failures,
      ...errors.slice(0, 20).map((line) => `logged: ${line.slice(0, 1_000)}`),
      ...(child.exitCode === null ? [] : [`the server exited with ${child.exitCode}`]),
    ]
  } finally {
    await stop()
    removeMarketplaceFolder(dataDir)
  }
}
