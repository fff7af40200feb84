import { setTimeout as sleep } from 'node:timers/promises'
import { formatTable } from '../format-table'
import { percentile } from '../timing'
import { sendRequests } from './send-requests'
import { startSite } from './servers'

const SECONDS = Number(process.env.SECONDS ?? 5)
const FACTORS = [1, 2, 5, 10]
/** Time in ms after which an answer is useless. */
const MAX_ANSWER_MS = 3_000
/** Interval in ms between requests of a sign-in and a payment. */
const PROBE_INTERVAL_MS = 100
/** Factor of the duration at rest up to which a page counts as fast. */
const NORMAL = 2

interface Answers {
  good: number
  refused: number
  failed: number
  durations: number[]
}

const site = await startSite({})
let next = 1
try {
  const requestPage = () => send(`/en/s?price_from=${next++}&currency_id=2`)
  await load(30, requestPage, 3)
  const atRest = await median(10, requestPage)
  const { perSecond: capacity } = await sendRequests({
    origin: site.origin,
    pathOf: () => `/en/s?price_from=${next++}&currency_id=2`,
    from: 0,
    seconds: SECONDS,
    connections: 10,
  })
  const rows: { factor: number; answers: Answers; probes: Answers; recoveryMs: number }[] = []
  for (const factor of FACTORS) {
    const probing = new AbortController()
    const probes = probe(probing.signal)
    const answers = await load(capacity * factor, requestPage, SECONDS)
    probing.abort()
    rows.push({
      factor,
      answers,
      probes: await probes,
      recoveryMs: await waitUntilNormal(requestPage, atRest),
    })
  }
  const best = Math.max(...rows.map(({ answers }) => answers.good))
  process.stdout.write(
    `${capacity.toFixed(0)} pages a second with ten visitors, a page at rest ${atRest.toFixed(0)} ms\n`,
  )
  process.stdout.write(
    formatTable(
      [
        'asked',
        'pages a second',
        'of the best',
        'p99 ms',
        'refused',
        'failed',
        'sign-in, paying: refused',
        'normal after ms',
      ],
      rows.map(({ factor, answers: { good, refused, failed, durations }, probes, recoveryMs }) => [
        `${factor} x`,
        (good / SECONDS).toFixed(0),
        `${((100 * good) / best).toFixed(0)} %`,
        percentile(durations, 99).toFixed(0),
        `${refused}`,
        `${failed}`,
        `${probes.refused + probes.failed} of ${probes.good + probes.refused + probes.failed}`,
        recoveryMs.toFixed(0),
      ]),
    ),
  )
} finally {
  await site.stop()
}
process.exit()

async function send(path: string): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const response = await fetch(site.origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(MAX_ANSWER_MS),
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - began }
}

/** Sends requests at a rate, whether earlier ones are answered or not. */
async function load(
  perSecond: number,
  request: () => ReturnType<typeof send>,
  seconds: number,
): Promise<Answers> {
  const answers: Answers = { good: 0, refused: 0, failed: 0, durations: [] }
  const pending = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  while (performance.now() - began < seconds * 1_000) {
    const due = Math.floor(((performance.now() - began) / 1_000) * perSecond)
    for (; sent < due; sent += 1) {
      const answer = count(request(), answers).finally(() => pending.delete(answer))
      pending.add(answer)
    }
    await sleep(5)
  }
  await Promise.all(pending)
  return answers
}

async function count(answer: ReturnType<typeof send>, answers: Answers): Promise<void> {
  try {
    const { status, ms } = await answer
    if (status === 503) answers.refused += 1
    else if (status >= 500) answers.failed += 1
    else {
      answers.good += 1
      answers.durations.push(ms)
    }
  } catch {
    answers.failed += 1
  }
}

/**
 * Requests what must not be rejected before pages are: signing in, returning from the bank, the bank's own
 * report.
 */
async function probe(signal: AbortSignal): Promise<Answers> {
  const answers: Answers = { good: 0, refused: 0, failed: 0, durations: [] }
  const paths = ['/en/auth', '/en/payment-result?paymentStatus=success', '/callbacks/payments/sandbox']
  for (let at = 0; !signal.aborted; at += 1) {
    await count(send(paths[at % paths.length] as string), answers)
    await sleep(PROBE_INTERVAL_MS)
  }
  return answers
}

async function median(times: number, request: () => ReturnType<typeof send>): Promise<number> {
  const durations: number[] = []
  for (let at = 0; at < times; at += 1) durations.push((await request()).ms)
  return percentile(durations, 50)
}

async function waitUntilNormal(request: () => ReturnType<typeof send>, atRest: number): Promise<number> {
  const began = performance.now()
  for (;;) {
    const waited = performance.now() - began
    const { status, ms } = await request().catch(() => ({ status: 0, ms: Number.POSITIVE_INFINITY }))
    if (status === 200 && ms <= atRest * NORMAL) return waited
    if (waited > 30_000) return Number.POSITIVE_INFINITY
  }
}
