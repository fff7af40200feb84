import { setTimeout as wait } from 'node:timers/promises'

/** In milliseconds: longer than it takes with an account or without. */
const DURATION_MS = 400

/** Waits until the time is over in which everything is answered, so that it does not tell what was found. */
export async function delayAnswer<Result>(work: Promise<Result>, durationMs = DURATION_MS): Promise<Result> {
  const [result] = await Promise.allSettled([work, wait(durationMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
