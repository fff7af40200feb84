import {
  bulkhead,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoffFactory,
  type ICountBreakerOptions,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import { isUpstreamError, type UpstreamError } from './upstream-error'

/**
 * Concurrent calls per API and queue length; beyond them pages answer "busy". The timeout starts with the
 * call, so a small limit makes pages slow under load instead of timing out together and opening the circuit
 * breaker. A page makes about five calls.
 */
const MAX_CONCURRENT_CALLS = 16
const MAX_QUEUED_CALLS = 1_024

/**
 * Circuit breaker limits of an API that refuses connections or returns errors, as shares of its latest calls.
 */
const BROKEN: ICountBreakerOptions = { threshold: 0.5, size: 20, minimumNumberOfCalls: 8 }
/**
 * Circuit breaker limits of an API that hangs. They are high, as one visitor can request slow responses: many
 * of them, with hardly a fast one between, are required.
 */
const SILENT: ICountBreakerOptions = { threshold: 0.8, size: 50, minimumNumberOfCalls: 40 }

/** Delay until a failing API is tried again, in ms. */
const BREAK_MS = 2_000

/**
 * Backoff by the process clock. The library compares wall-clock times, and would stay open for hours after
 * the clock is set back.
 */
const breakByProcessTime: IBackoffFactory<unknown> = {
  next() {
    const end = performance.now() + BREAK_MS
    return {
      get duration() {
        return performance.now() < end ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
      },
      next: breakByProcessTime.next,
    }
  },
}

export interface ApiPolicy {
  once: IPolicy
  repeated: IPolicy
  /** Returns true while the circuit breaker is open: calls are rejected until a trial call succeeds. */
  isBroken(): boolean
}

/**
 * Creates the policy that limits, aborts and retries the calls of one API; its calls share a circuit breaker
 * and a limit.
 * @param onBreak called when the circuit breaker opens
 */
export function createApiPolicy(onBreak: () => void): ApiPolicy {
  const broken = createBreaker(isBrokenApi, BROKEN)
  const silent = createBreaker(({ failure }) => failure === 'timeout', SILENT)
  for (const breaker of [broken, silent]) breaker.onBreak(onBreak)
  const limit = bulkhead(MAX_CONCURRENT_CALLS, MAX_QUEUED_CALLS)
  // A GET that met a broken connection or a 503 is retried once, with a new timeout. One that timed out is
  // not retried, as its visitor has waited long enough.
  const again = retry(
    handleWhen((error) => isUpstreamError(error) && (error.failure === 'network' || error.status === 503)),
    { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 60, maxDelay: 250 }) },
  )
  return {
    once: wrap(limit, silent, broken),
    repeated: wrap(limit, again, silent, broken),
    isBroken: () => [broken, silent].some(({ state }) => state !== CircuitState.Closed),
  }
}

function createBreaker(isFailure: (error: UpstreamError) => boolean, options: ICountBreakerOptions) {
  return circuitBreaker(
    handleWhen((error) => isUpstreamError(error) && isFailure(error)),
    { halfOpenAfter: breakByProcessTime, breaker: new CountBreaker(options) },
  )
}

function isBrokenApi({ failure, status }: UpstreamError): boolean {
  return failure === 'network' || (failure === 'status' && status >= 500)
}
