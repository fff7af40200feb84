import express from 'express'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import type { Backlog } from '~backend/backlog'
import { instrument } from '~contract/instrumentation'
import { runSource } from '~tests/fixtures/run-source'
import { withTelemetry } from '~tests/fixtures/telemetry'
import { createBacklogReader } from './backlog-gauges'
import { type Metrics, startMetrics } from './start-metrics'

const traces = withTelemetry()
const never = () => new Promise<never>(() => {})
let metrics: Metrics

beforeEach(async () => {
  metrics = await startMetrics()
})
afterEach(() => metrics.stop())

/** Returns the samples of a metric: values by labels. */
async function readSamples(name: string): Promise<Record<string, number>> {
  const lines = (await metrics.read()).split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line))
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').pop())]),
  )
}

const BACKLOG: Backlog = {
  payments: {
    byState: {
      new: 0,
      pending: 2,
      failed: 0,
      expired: 0,
      review: 1,
      succeeded: 40,
      part_refunded: 0,
      refunded: 0,
    },
    overdue: 1,
    oldestPendingAge: 90.5,
    contradicted: 0,
  },
  messages: [{ channel: 'sms', waiting: 3, oldestAge: 12, deadLetters: 4 }],
  webhooks: { failing: 5, abandoned: 6 },
  clockOffsetSeconds: 7_200,
  hasOfficialRate: true,
  jobs: [{ name: 'expiry', overdueSeconds: 7 }],
}

function watch(readBacklog: () => Promise<Backlog>, upstream = { listCircuits: () => [], skippedRows: 3 }) {
  metrics.watch({
    speed: { pageQueue: { load: { active: 6, waiting: 2, refused: 9 } }, pageCache: { hits: 11 } },
    upstream,
    backend: { readBacklog, countConnections: () => ({ used: 4, idle: 1, waiting: 8 }) },
  })
}

describe('work metrics', () => {
  test('requests are counted by route and status with their calls and queries, in addition to traces and without personal data', async () => {
    await traces.start()
    const api = await traces.serve((_request, response) => response.end('{}'))
    const upstream = new UpstreamClient({
      apiUrls: { main: api, mainV3: '', statements: '', projects: '', express: '' },
      websiteKey: 'key',
      timeoutMs: 2_000,
      log: { warn() {} },
    })
    const app = express().get('/things/:id', async (_request, response) => {
      await upstream.call(
        { language: 'ka', requestId: 'request-1' },
        { api: 'main', path: 'brokers/secret-name', answer: z.unknown() },
      )
      await instrument({ kind: 'query', text: "select 'secret'" }, async () => [])
      response.end()
    })
    const origin = await traces.serve(app)
    for (const path of ['/things/100017?email=secret', '/things/100018', '/secret-page'])
      await fetch(origin + path, { headers: { cookie: 'a=secret' } })
    await vi.waitFor(async () =>
      expect(await readSamples('ezo_http_request_duration_seconds_count')).toMatchObject({
        '{method="GET",route="/things/:id",status="2xx"}': 2,
        '{method="GET",route="other",status="4xx"}': 1,
      }),
    )
    expect(await readSamples('ezo_call_duration_seconds_count')).toEqual({
      '{call="GET main",outcome="ok"}': 2,
    })
    expect(await readSamples('ezo_database_query_duration_seconds_count')).toEqual({ '{outcome="ok"}': 2 })
    expect(await readSamples('ezo_http_requests_in_flight')).toEqual({ '': 0 })
    const names = (await metrics.read()).replace(/ \S+$/gm, '')
    expect(names).not.toMatch(/secret|1000\d\d/)
    await vi.waitFor(
      () => expect(traces.collector.spans.map(({ name }) => name)).toContain('GET /things/:id'),
      { timeout: 5_000 },
    )
  })

  test('requests under way and requests that visitors aborted are counted', async () => {
    const origin = await traces.serve(() => {})
    const leaving = new AbortController()
    const visit = fetch(origin, { signal: leaving.signal }).catch(() => undefined)
    await vi.waitFor(async () => expect(await readSamples('ezo_http_requests_in_flight')).toEqual({ '': 1 }))
    leaving.abort()
    await visit
    await vi.waitFor(async () => expect(await readSamples('ezo_http_requests_in_flight')).toEqual({ '': 0 }))
    expect(await readSamples('ezo_http_request_duration_seconds_count')).toEqual({
      '{method="GET",route="other",status="aborted"}': 1,
    })
  })

  test('runs of jobs are counted, with the time of the last success', async () => {
    await instrument({ kind: 'job', name: 'expiry' }, async () => undefined)
    await instrument({ kind: 'job', name: 'broken' }, () => Promise.reject(new Error('x'))).catch(() => {})
    expect(await readSamples('ezo_job_duration_seconds_count')).toEqual({
      '{job="broken",outcome="error"}': 1,
      '{job="expiry",outcome="ok"}': 1,
    })
    const successes = await readSamples('ezo_job_last_success_timestamp_seconds')
    expect(Object.keys(successes)).toEqual(['{job="expiry"}'])
    expect(Math.abs((successes['{job="expiry"}'] ?? 0) - Date.now() / 1_000)).toBeLessThan(60)
  })
})

describe('gauges of the site', () => {
  test('gauges are read anew each time', async () => {
    const upstream = {
      skippedRows: 3,
      listCircuits: () => [
        { api: 'main', isBroken: true },
        { api: 'express', isBroken: false },
      ],
    }
    watch(async () => BACKLOG, upstream as never)
    for (let time = 0; time < 2; time += 1) {
      const text = await metrics.read()
      for (const line of [
        'ezo_pages_active 6',
        'ezo_pages_waiting 2',
        'ezo_pages_refused_total 9',
        'ezo_page_cache_hits_total 11',
        'ezo_upstream_skipped_rows_total 3',
        'ezo_upstream_circuit_open{api="main"} 1',
        'ezo_upstream_circuit_open{api="express"} 0',
        'ezo_database_connections{state="used"} 4',
        'ezo_database_connections_awaited 8',
        'ezo_database_up 1',
        'ezo_payments{state="review"} 1',
        'ezo_payments_overdue 1',
        'ezo_payments_oldest_pending_seconds 90.5',
        'ezo_messages_waiting{channel="sms"} 3',
        'ezo_messages_dead_letters{channel="sms"} 4',
        'ezo_lead_webhooks{state="abandoned"} 6',
        'ezo_job_overdue_seconds{job="expiry"} 7',
        'ezo_clock_offset_seconds 7200',
        'ezo_exchange_rate_official 1',
      ])
        expect(text.split('\n')).toContain(line)
      expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    }
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['never answers', never],
  ])('metrics omit the database backlog if the database %s', async (_how, readBacklog) => {
    watch(readBacklog)
    const text = await metrics.read()
    expect(text).toContain('\nezo_database_up 0\n')
    expect(text).toContain('\nezo_pages_waiting 2\n')
    expect(text).not.toMatch(/^ezo_(payments|messages|job_overdue)/m)
  })

  test('a database that does not respond is queried once', async () => {
    const read = vi.fn(never)
    const readBacklog = createBacklogReader(read, 10)
    expect(await Promise.all([readBacklog(), readBacklog()])).toEqual([undefined, undefined])
    expect(await readBacklog()).toBeUndefined()
    expect(read).toHaveBeenCalledOnce()
  })
})

test('the metrics package is loaded only if metrics are enabled', async () => {
  const facts = await runSource(`
      import Module from 'node:module'
      import { isInstrumented } from './contract/instrumentation'
      import { startMetrics } from './server/metrics/start-metrics'
      const isLoaded = () => Object.keys(Module._cache).some((file) => file.includes('prom-client'))
      const facts = [isInstrumented(), isLoaded()]
      const metrics = await startMetrics()
      facts.push(isInstrumented(), isLoaded())
      metrics.stop()
      console.log(JSON.stringify([...facts, isInstrumented()]))
      process.exit()`)
  expect(facts).toEqual([false, false, true, true, false])
})
