import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { benchData } from './bench-data'
import { fillDatabase } from './fill-database'
import { formatTable } from './format-table'
import { type LoadFigures, sendRequests } from './pages/send-requests'
import { findStatementIds, startSite } from './pages/servers'
import { readMemory, readMetrics } from './read-metrics'
import { sampleSearches } from './sample-searches'

/**
 * Measures a site for an hour at 70 % of its possible load, with requests that fail beside it. Fails if its
 * memory grows, its pages become slower or a handle stays open.
 */

const MINUTES = Number(process.env.MINUTES ?? 60)
/** Minutes that do not count: caches fill and the compiler optimizes. */
const WARM_UP_MINUTES = Number(process.env.WARM_UP_MINUTES ?? 10)
const CONNECTIONS = 20
const LOAD_PART = 0.7
const CALIBRATION_SECONDS = 20
const MINUTE_SECONDS = 60
const NOISE_PAUSE_MS = 500
const SAMPLE_PAUSE_MS = 2_000
/** Time in ms after the load, in which connections end. */
const QUIET_MS = 90_000

const MAX_GROWTH_MB = 1
const MAX_SLOWDOWN = 1.1
/** Jobs and connections of the database come and go. */
const HANDLE_TOLERANCE = 5

interface Minute {
  figures: LoadFigures
  /** Minimum of the minute in MB, which is nearest to what stays after a garbage collection. */
  memory: number
}

const metricsToken = randomBytes(16).toString('hex')
const searches = sampleSearches('soak', 60_000)

await fillDatabase(benchData)
const site = await startSite({ env: { METRICS_TOKEN: metricsToken } })
try {
  const statements = await findStatementIds(site.origin, { firstPage: 1, pages: 20 })
  const send = createLoad(statements)
  await send({ seconds: CALIBRATION_SECONDS })
  const possible = await send({ seconds: CALIBRATION_SECONDS })
  const rate = Math.floor(possible.perSecond * LOAD_PART)
  process.stdout.write(`possible: ${possible.perSecond.toFixed(0)} a second; load: ${rate} a second\n`)

  await sleep(QUIET_MS)
  const handlesBefore = await countHandles()
  const minutes = await soak((seconds) => send({ seconds, rate }))
  await sleep(QUIET_MS)
  report(minutes, handlesBefore, await countHandles())
} finally {
  await site.stop()
}

/** Returns a function that sends new searches, statements, and pages that come from the cache. */
function createLoad(statements: readonly string[]) {
  let sent = 0
  const pathOf = (index: number) => {
    const { filters, order, page } = searches[index % searches.length] ?? { filters: '', order: '', page: 1 }
    if (index % 10 < 5) return `/s?${filters}&${order}&page=${page}&area_to=${5_000 + index}`
    if (index % 10 < 8) return `/en/statements/${statements[index % statements.length]}`
    return ['/', '/ru/s', '/en/mortgage', '/s?deal_types=2'][index % 4] ?? '/'
  }
  return async ({ seconds, rate }: { seconds: number; rate?: number }): Promise<LoadFigures> => {
    const figures = await sendRequests({
      origin: site.origin,
      pathOf,
      from: sent,
      seconds,
      connections: CONNECTIONS,
      rate,
    })
    sent += figures.sent
    return figures
  }
}

async function soak(sendFor: (seconds: number) => Promise<LoadFigures>): Promise<Minute[]> {
  const ending = new AbortController()
  const noise = makeNoise(ending.signal)
  const minutes: Minute[] = []
  for (let minute = 0; minute < MINUTES; minute++) {
    const [figures, memory] = await Promise.all([sendFor(MINUTE_SECONDS), findMinimumMemory(MINUTE_SECONDS)])
    minutes.push({ figures, memory })
    process.stdout.write(
      `minute ${minute + 1}: p50 ${figures.p50} ms, p99 ${figures.p99} ms, ${figures.failed} failed, ${memory.toFixed(1)} MB\n`,
    )
  }
  ending.abort()
  await noise
  return minutes
}

async function findMinimumMemory(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let minimum = Number.POSITIVE_INFINITY
  while (performance.now() < end) {
    minimum = Math.min(minimum, readMemory(await readMetrics(site.origin, metricsToken)))
    await sleep(SAMPLE_PAUSE_MS)
  }
  return minimum
}

/** Sends requests that fail, stop early or never end, one after the other. */
async function makeNoise(signal: AbortSignal): Promise<void> {
  const kinds: (() => Promise<unknown>)[] = [
    () => fetch(`${site.origin}/nowhere/${Math.random()}`),
    () => fetch(`${site.origin}/s?price_from=abc&rooms=%00&page=-1`),
    () => fetch(`${site.origin}/login`, { method: 'POST', body: new URLSearchParams({ email: 'x' }) }),
    () => fetch(`${site.origin}/s?q=${Math.random()}`, { signal: AbortSignal.timeout(3) }),
    () => fetch(`${site.origin}/account/statements`, { headers: { cookie: '__Host-token=forged' } }),
    sendHalfABody,
  ]
  for (let index = 0; !signal.aborted; index++) {
    await kinds[index % kinds.length]?.()
      .then((answer) => (answer instanceof Response ? answer.arrayBuffer() : undefined))
      .catch(() => {})
    await sleep(NOISE_PAUSE_MS)
  }
}

/** Promises more of a form than it sends, and hangs up a second later. */
function sendHalfABody(): Promise<void> {
  return new Promise((resolve) => {
    const form = request(`${site.origin}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1000' },
    })
    form.on('error', () => {})
    form.on('close', resolve)
    form.write('email=')
    setTimeout(() => form.destroy(), 1_000)
  })
}

async function countHandles(): Promise<number> {
  const metrics = await readMetrics(site.origin, metricsToken)
  return (metrics.get('process_open_fds') ?? 0) + (metrics.get('nodejs_active_resources_total') ?? 0)
}

function report(minutes: readonly Minute[], handlesBefore: number, handlesAfter: number): void {
  const counted = minutes.slice(WARM_UP_MINUTES)
  const growth = findSlope(counted.map(({ memory }) => memory)) * 10
  const part = Math.ceil(counted.length / 4)
  const [early, late] = [counted.slice(0, part), counted.slice(-part)].map((some) =>
    findMedian(some.map(({ figures }) => figures.p99)),
  ) as [number, number]
  const failed = minutes.reduce((sum, { figures }) => sum + figures.failed, 0)
  const answered = minutes.reduce((sum, { figures }) => sum + figures.answered, 0)
  const checks: [name: string, value: string, isMet: boolean][] = [
    ['pages answered', `${answered}`, answered > 0],
    ['pages that failed', `${failed}`, failed === 0],
    ['growth of memory in 10 minutes, MB', growth.toFixed(2), growth <= MAX_GROWTH_MB],
    ['p99 at the end to the beginning', (late / early).toFixed(2), late / early <= MAX_SLOWDOWN],
    ['open handles before', `${handlesBefore}`, true],
    ['open handles after', `${handlesAfter}`, handlesAfter <= handlesBefore + HANDLE_TOLERANCE],
  ]
  const rows = checks.map(([name, value, isMet]) => [name, value, isMet ? 'yes' : 'NO'])
  process.stdout.write(formatTable([`${minutes.length} minutes`, 'figure', 'as asked'], rows, 36))
  if (checks.some(([, , isMet]) => !isMet)) process.exitCode = 1
}

/** Returns the slope of values at equal distances, by least squares. */
function findSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const products = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  return products / values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0)
}

function findMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
