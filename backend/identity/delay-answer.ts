import { setTimeout as wait } from 'node:timers/promises'

/** Response time in ms; longer than the work takes with or without an account. */
const DURATION_MS = 400

/** Delays the response to a constant time, so that timing does not reveal accounts. */
export async function delayAnswer<Result>(work: Promise<Result>, durationMs = DURATION_MS): Promise<Result> {
  const [result] = await Promise.allSettled([work, wait(durationMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
