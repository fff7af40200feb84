import { isUpstreamError } from '../upstream/errors'
import type { ActAnswer, Refusal } from '../upstream/refusals'
import type { ActFailure } from './act-failure'

/** Where the upstream does not say how long to wait: its limits are by the hour. */
const HOUR = 3_600

/** An act that was not done: how to answer the form it came from. */
export interface NotDone {
  status: number
  headers: Record<string, string>
  /** The fields that were refused, or else why nothing came of it. */
  rejected: string[]
  failure?: ActFailure
}

/**
 * Waits for an act.
 * @param fields the names that both the form and the upstream know
 * @returns nothing when it is done
 */
export async function whyNotDone(
  act: Promise<ActAnswer>,
  fields: readonly string[],
): Promise<NotDone | undefined> {
  try {
    const answer = await act
    return answer.ok ? undefined : refused(answer, fields)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    const { failure, status } = error
    if (status === 429) return tooOften(HOUR)
    const isRefusal = failure === 'status' && status < 500
    return { status, headers: {}, rejected: [], failure: isRefusal ? 'refused' : 'failed' }
  }
}

function refused({ faults, waitSeconds }: Refusal, fields: readonly string[]): NotDone {
  if (waitSeconds) return tooOften(waitSeconds)
  const rejected = fields.filter((name) => faults.some(({ field }) => field === name))
  return { status: 422, headers: {}, rejected, ...(rejected.length === 0 && { failure: 'refused' }) }
}

function tooOften(seconds: number): NotDone {
  return { status: 429, headers: { 'Retry-After': String(seconds) }, rejected: [], failure: 'too_often' }
}
