import {
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IBackoffFactory,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import { isUpstreamError, type UpstreamError } from './upstream-error'

/**
 * Concurrent calls per API and queue length; beyond them pages answer "busy". The timeout starts with the call, so a small limit makes pages slow
 * under load instead of timing out together and opening the circuit breaker. A page makes about five calls.
 */
const MAX_CONCURRENT_CALLS = 16
const MAX_QUEUED_CALLS = 1_024

/** Until a failing API is tried again. */
const BREAK_MS = 2_000

/** The circuit breaker compares times of day, and would stay open for hours when the clock is set back meanwhile. */
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
  /** Calls are refused until one of them has been tried and succeeds. */
  isBroken(): boolean
}

/**
 * How calls of one API are limited, broken off and repeated: a circuit breaker and a limit that its calls share.
 * @param onBreak the API is failing, and not called for a while
 */
export function createApiPolicy(onBreak: () => void): ApiPolicy {
  const isOutage = handleWhen((error) => isUpstreamError(error) && isUpstreamOutage(error))
  const breaker = circuitBreaker(isOutage, {
    halfOpenAfter: breakByProcessTime,
    breaker: new ConsecutiveBreaker(8),
  })
  breaker.onBreak(onBreak)
  const limit = bulkhead(MAX_CONCURRENT_CALLS, MAX_QUEUED_CALLS)
  // A GET that met a broken connection or a 503 is repeated once, with a timeout of its own. One that ran out of time is not, as
  // its visitor has waited long enough.
  const again = retry(
    handleWhen((error) => isUpstreamError(error) && (error.failure === 'network' || error.status === 503)),
    { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 60, maxDelay: 250 }) },
  )
  return {
    once: wrap(limit, breaker),
    repeated: wrap(limit, again, breaker),
    isBroken: () => breaker.state !== CircuitState.Closed,
  }
}

function isUpstreamOutage({ failure, status }: UpstreamError): boolean {
  return failure === 'timeout' || failure === 'network' || (failure === 'status' && status >= 500)
}
