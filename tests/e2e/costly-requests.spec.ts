import { request } from 'node:http'
import { expect, test } from '@playwright/test'
import { type CostlyRequest, listCostlyRequests } from '../event-loop/costly-requests'
import { measureMemoryPeak } from '../event-loop/memory-peak'
import { type ObservedSite, readClock, startObservedSite } from '../event-loop/observed-site'
import { isFullRun } from '../full-run'
import { signInAs } from '../security/sign-in-as'

/** Longest turn of the event loop that a request may cause, in ms of processor time. */
const MAX_TURN_MS = 50
const MAX_MEMORY_MB = 30
/** Garbage collection and compiling slow down single requests; a costly request is costly each time. */
const RETRIES = 4
/** Number of requests that are printed. */
const PRINTED = 10

interface Cost {
  turnMs: number
  memoryMb: number
}
interface Measured extends Cost {
  sent: CostlyRequest
  status: number
}

test.describe.configure({ mode: 'default' })
test.skip(
  ({ javaScriptEnabled }) => javaScriptEnabled === true,
  'the cost for the server does not depend on script',
)
test.setTimeout(isFullRun ? 1_800_000 : 240_000)

let site: ObservedSite
let cookies: Record<'guest' | 'broker' | 'operator', string>

test.beforeAll(async () => {
  site = await startObservedSite({
    DEMO: '1',
    SEED_STATEMENTS: '150',
    // Each request has an IP of its own, so that no rate limit rejects what an attacker could send once.
    TRUST_PROXY: '1',
    RATE_LIMIT_POSTS: '1000000',
    RATE_LIMIT_QUESTIONS: '1000000',
    RATE_LIMIT_DRAWINGS: '1000000',
  })
  cookies = {
    guest: '',
    broker: `__Host-token=${await signInAs(site.origin, 'broker')}`,
    operator: `__Host-token=${await signInAs(site.origin, 'operator')}`,
  }
})
test.afterAll(async () => {
  await site.stop()
  site.removeFiles()
})

test('no request of any kind blocks the thread for over 50 ms or takes over 30 MB', async () => {
  const requests = listCostlyRequests(isFullRun ? 1 : 40)
  // Compiles each route before it is measured.
  for (const path of new Set(requests.map((one) => one.path.split('?')[0] ?? '/')))
    await send({ kind: '', path: path.slice(0, 200), method: 'GET', headers: {} })

  const measured: Measured[] = []
  for (const sent of requests) measured.push(await measure(sent))
  const dearest = measured.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, PRINTED)
  console.log(`${measured.length} requests; the dearest:\n${dearest.map(describe).join('\n')}`)
  expect(measured.filter(({ status }) => status >= 500).map(describe)).toEqual([])
  expect(measured.filter((one) => weigh(one) > 1).map(describe)).toEqual([])
})

/** Measures a request; repeats it and returns the cheapest try, unless the first is within the limits. */
async function measure(sent: CostlyRequest): Promise<Measured> {
  let best: Measured | undefined
  for (let round = 0; round <= RETRIES && (!best || weigh(best) > 1); round++) {
    const from = readClock()
    let status = 0
    const memoryMb = await measureMemoryPeak(site.pid, async () => {
      status = await send(sent)
    })
    const to = readClock()
    const turns = site.readTurns(from).filter((turn) => turn.from < to)
    const turnMs = Math.max(0, ...turns.map(({ ms }) => ms))
    const one = { sent, status, turnMs, memoryMb }
    if (!best || weigh(one) < weigh(best)) best = one
  }
  return best as Measured
}

/** Returns the higher ratio to a limit; above 1 a limit is exceeded. */
const weigh = ({ turnMs, memoryMb }: Cost) => Math.max(turnMs / MAX_TURN_MS, memoryMb / MAX_MEMORY_MB)

const describe = ({ sent, status, turnMs, memoryMb }: Measured) =>
  `  ${turnMs.toFixed(0)} ms, ${memoryMb.toFixed(1)} MB: ${sent.method} ${sent.path.slice(0, 60)} (${sent.kind}), status ${status}`

let count = 0
function nextIp(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

function findCookie(path: string): string {
  if (path.startsWith('/desk')) return cookies.operator
  return path.startsWith('/account') ? cookies.broker : cookies.guest
}

/** Returns the status of the response, 0 if the connection was closed without one. */
function send({ path, method, headers, body }: CostlyRequest): Promise<number> {
  const own = { origin: site.origin, 'x-forwarded-for': nextIp(), cookie: findCookie(path) }
  const sized = body ? { 'content-length': body.byteLength } : {}
  return new Promise((resolve) => {
    const sent = request(
      site.origin,
      { path, method, headers: { ...own, ...sized, ...headers } },
      (answer) => {
        answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
      },
    )
    // A body that is rejected unread closes the connection.
    sent.once('error', () => resolve(0))
    sent.end(body)
  })
}
