import { tracingChannel } from 'node:diagnostics_channel'
import type { Registry } from 'prom-client'
import {
  type AnsweredRequest,
  INSTRUMENTATION_CHANNEL,
  type InstrumentedWork,
} from '~contract/instrumentation'
import { labelCall, labelRequest, toOutcome } from './work-labels'

export type Prometheus = typeof import('prom-client')

/** Histogram buckets in seconds: cached pages, other pages, requests that visitors abort. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CALL_BUCKETS = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 10]
const QUERY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 15]
const JOB_BUCKETS = [0.1, 1, 10, 60, 600]

/**
 * Counts and times the work of the site. Answers of our own backend are left out, as the site's calls already
 * cover them.
 * @returns a function that stops the counting
 */
export function countWork({ Gauge, Histogram }: Prometheus, registry: Registry): () => void {
  const registers = [registry]
  const requests = new Histogram({
    name: 'ezo_http_request_duration_seconds',
    help: 'Requests of visitors, until the answer was sent or given up.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const inFlight = new Gauge({
    name: 'ezo_http_requests_in_flight',
    help: 'Requests of visitors that are not answered yet.',
    registers,
  })
  const calls = new Histogram({
    name: 'ezo_call_duration_seconds',
    help: 'Calls to the APIs of the site and to other programs.',
    labelNames: ['call', 'outcome'],
    buckets: CALL_BUCKETS,
    registers,
  })
  const queries = new Histogram({
    name: 'ezo_database_query_duration_seconds',
    help: 'Queries, outside of transactions with the wait for a connection.',
    labelNames: ['outcome'],
    buckets: QUERY_BUCKETS,
    registers,
  })
  const jobs = new Histogram({
    name: 'ezo_job_duration_seconds',
    help: 'Runs of jobs by this process.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const jobSuccesses = new Gauge({
    name: 'ezo_job_last_success_timestamp_seconds',
    help: 'When this process has last finished a run of the job without an error.',
    labelNames: ['job'],
    registers,
  })

  const begun = new WeakMap<InstrumentedWork, number>()
  const getSeconds = (work: InstrumentedWork) => {
    const now = performance.now()
    return (now - (begun.get(work) ?? now)) / 1_000
  }
  const watchRequest = (work: AnsweredRequest) => {
    inFlight.inc()
    work.response.once('close', () => {
      inFlight.dec()
      requests.observe(labelRequest(work), getSeconds(work))
    })
  }
  const begin = (message: unknown) => {
    const work = message as InstrumentedWork
    begun.set(work, performance.now())
    if (work.kind === 'request' && work.path !== undefined) watchRequest(work)
  }
  const end = (message: unknown) => {
    const work = message as InstrumentedWork
    if (work.kind === 'call') calls.observe(labelCall(work), getSeconds(work))
    if (work.kind === 'query') queries.observe({ outcome: toOutcome(work) }, getSeconds(work))
    if (work.kind !== 'job') return
    const outcome = toOutcome(work)
    jobs.observe({ job: work.name, outcome }, getSeconds(work))
    if (outcome === 'ok') jobSuccesses.setToCurrentTime({ job: work.name })
  }
  const works = tracingChannel<unknown, InstrumentedWork>(INSTRUMENTATION_CHANNEL)
  works.start.subscribe(begin)
  works.asyncEnd.subscribe(end)
  return () => {
    works.start.unsubscribe(begin)
    works.asyncEnd.unsubscribe(end)
  }
}
