const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3_600
/** Retry delays in seconds, as recommended by Standard Webhooks: three days in total. */
const RETRY_SECONDS = [
  5,
  5 * MINUTE_SECONDS,
  30 * MINUTE_SECONDS,
  2 * HOUR_SECONDS,
  5 * HOUR_SECONDS,
  10 * HOUR_SECONDS,
  14 * HOUR_SECONDS,
  20 * HOUR_SECONDS,
  24 * HOUR_SECONDS,
]

/** Lease in seconds, longer than an attempt; afterwards another server may retry. */
export const LEASE_SECONDS = 60

/** Maximum number of webhooks sent in one run, one after the other. */
export const MAX_SENT = 20

/** Interval of the jobs in ms. */
export const WEBHOOK_INTERVAL_MS = 5_000

/** Maximum duration of a run in ms. */
export const MAX_RUN_MS = 50_000

/**
 * Returns the seconds until the next attempt; undefined after the last one and after a success.
 * @param attempts number of attempts so far
 */
export function getRetryDelay(attempts: number, failure: string | undefined): number | undefined {
  return failure === undefined ? undefined : RETRY_SECONDS[attempts - 1]
}
