import type { AnsweredRequest, OutgoingCall } from '~contract/instrumentation'
import { findPattern, toKnownMethod } from '../telemetry/describe-work'

type Failed<Work> = Work & { error?: unknown }

/** Failures of the upstream client; other clients add words and codes of their own. */
const FAILURES: ReadonlySet<unknown> = new Set([
  'aborted',
  'contract',
  'network',
  'no_such_call',
  'timeout',
  'unavailable',
])
const LANGUAGE = /^\/(en|ru)(?=\/|$)/

/**
 * Returns labels with few values, whatever visitors send: each combination makes a series that is kept until
 * the process ends.
 */
export function labelRequest(work: AnsweredRequest): Record<'method' | 'route' | 'status', string> {
  return {
    method: toKnownMethod(work.request) ?? 'other',
    route: toRoute(findPattern(work)),
    status: work.response.writableFinished ? toStatusClass(work.response.statusCode) : 'aborted',
  }
}

/**
 * Returns a route that is the same in all languages; "other" for files and for requests rejected before a
 * page.
 */
function toRoute(pattern: string | undefined): string {
  return pattern === undefined ? 'other' : pattern.replace(LANGUAGE, '') || '/'
}

export function labelCall(work: Failed<OutgoingCall>): Record<'call' | 'outcome', string> {
  const { name, system, method = 'GET' } = work
  return { call: system ? `${method} ${system}` : name, outcome: toCallOutcome(work) }
}

function toCallOutcome(work: Failed<OutgoingCall>): string {
  const { status = 0, failure } = work
  const { failure: thrown } = (work.error ?? {}) as { failure?: unknown }
  const word = [thrown, failure].find((one) => FAILURES.has(one))
  if (word !== undefined) return String(word)
  if (status >= 400) return toStatusClass(status)
  return failure !== undefined || 'error' in work ? 'error' : 'ok'
}

export function toOutcome(work: object): 'ok' | 'error' {
  return 'error' in work ? 'error' : 'ok'
}

function toStatusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`
}
