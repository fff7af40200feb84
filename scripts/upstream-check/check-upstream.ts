import { randomUUID } from 'node:crypto'
import { type ApiUrls, type Caller, UpstreamClient } from '~/upstream/upstream-client.server'
import { isUpstreamError, type UpstreamError } from '~/upstream/upstream-error'
import type { CheckedCall, Samples } from './checked-call'
import { furtherReads } from './further-reads'
import { specifiedReads } from './specified-reads'
import { signingOut, writes } from './writes'

export interface CheckOptions {
  apiUrls: ApiUrls
  websiteKey: string
  /** Token of a test account; calls that need one are rejected without it. */
  token: string | undefined
  withWrites: boolean
  callTimeoutMs: number
  totalTimeoutMs: number
}

export type CallState = 'ok' | 'differs' | 'missing' | 'refused' | 'failed' | 'not tried'

export interface CallResult extends Pick<CheckedCall, 'endpoint' | 'isSpecified'> {
  state: CallState
  /** Places and statuses only: values may be personal. */
  detail: string
}

const MAX_CONCURRENT_CALLS = 4
const MISSING_STATUSES = [404, 405, 501]
/** Statuses of the response to a form that lacks everything. */
const FORM_REFUSAL_STATUSES = [400, 409, 422]
const PLEASE_SIGN_IN_STATUSES = [401, 403]

/** Tries reads, then writes if requested; a call that needs an earlier response waits for it. */
export async function checkUpstream(options: CheckOptions): Promise<CallResult[]> {
  const samples: Samples = {}
  const signal = AbortSignal.timeout(options.totalTimeoutMs)
  const caller: Caller = { language: 'ka', token: options.token, requestId: `check-${randomUUID()}`, signal }
  const reads = [...specifiedReads, ...furtherReads]
  const readResults = await tryAll(reads, MAX_CONCURRENT_CALLS)
  if (!options.withWrites)
    return [...readResults, ...[...writes, ...signingOut].map((call) => toUntried(call, 'a write'))]
  return [...readResults, ...(await tryAll(writes, 1)), ...(await tryAll(signingOut, 1))]

  async function tryAll(calls: readonly CheckedCall[], concurrency: number): Promise<CallResult[]> {
    const results = new Map<CheckedCall, CallResult>()
    for (;;) {
      const ready = calls.filter((call) => !results.has(call) && call.create(samples))
      if (ready.length === 0) break
      const queue = ready.values()
      const work = async () => {
        for (const call of queue) results.set(call, await tryCall(call))
      }
      await Promise.all(Array.from({ length: concurrency }, work))
    }
    return calls.map((call) => results.get(call) ?? toUntried(call, call.untried ?? 'nothing to ask for'))
  }

  async function tryCall(checked: CheckedCall): Promise<CallResult> {
    const call = checked.create(samples)
    if (!call) return toUntried(checked, 'nothing to ask for')
    if (options.apiUrls[call.api] === undefined) return toUntried(checked, 'its address is not set')
    if (signal.aborted) return toUntried(checked, 'out of time')
    const skippedRows: string[] = []
    // Each call has a client of its own, as a circuit breaker would hide calls after failures.
    const upstream = new UpstreamClient({
      apiUrls: options.apiUrls,
      websiteKey: options.websiteKey,
      timeoutMs: options.callTimeoutMs,
      log: { warn: (line) => void skippedRows.push(toSkippedText(line)) },
    })
    try {
      Object.assign(samples, checked.collect(await upstream.call(caller, call)))
      const detail = skippedRows.join()
      return { ...toNamed(checked), state: detail ? 'differs' : 'ok', detail }
    } catch (error) {
      if (!isUpstreamError(error)) throw error
      return { ...toNamed(checked), ...describeFailure(error, checked.isWrite) }
    }
  }
}

export function hasFailed(results: readonly CallResult[]): boolean {
  return results.some(({ state }) => state === 'differs' || state === 'missing' || state === 'failed')
}

function describeFailure({ failure, status, detail = '' }: UpstreamError, isWrite: boolean) {
  const is = (state: CallState, text: string): Pick<CallResult, 'state' | 'detail'> => ({
    state,
    detail: text,
  })
  switch (failure) {
    case 'contract':
      return is('differs', detail)
    case 'no_such_call':
      return is('missing', 'status 404')
    case 'aborted':
      return is('not tried', 'out of time')
    case 'status':
      if (MISSING_STATUSES.includes(status)) return is('missing', `status ${status}`)
      if (PLEASE_SIGN_IN_STATUSES.includes(status)) return is('refused', `status ${status}`)
      if (isWrite && FORM_REFUSAL_STATUSES.includes(status)) return is('ok', `refused, status ${status}`)
      return is('failed', `status ${status}`)
    default:
      return is('failed', failure)
  }
}

function toNamed({ endpoint, isSpecified }: CheckedCall) {
  return { endpoint, isSpecified }
}

function toUntried(call: CheckedCall, detail: string): CallResult {
  return { ...toNamed(call), state: 'not tried', detail }
}

/** Parses the line that the client logs. */
function toSkippedText(line: object): string {
  const { skipped, first } = line as { skipped?: number; first?: string }
  return `${skipped} rows left out, the first at ${first}`
}
