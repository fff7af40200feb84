import type { ActionResult, Refusal } from '~/upstream/refusals'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { SubmissionFailure } from './submission-failure'

/** Where the upstream does not say how long to wait: its limits are by the hour. */
const HOUR_SECONDS = 3_600

/** An act that was not done: how to answer the form it came from. */
export interface SubmissionError {
  status: number
  headers: Record<string, string>
  /** The fields that were refused, or else why nothing came of it. */
  rejectedFields: string[]
  failure?: SubmissionFailure
}

/**
 * Waits for an act.
 * @param fields the names that both the form and the upstream know
 * @returns nothing when it is done
 */
export async function submissionError(
  call: Promise<ActionResult>,
  fields: readonly string[],
): Promise<SubmissionError | undefined> {
  try {
    const result = await call
    return result.ok ? undefined : toFieldError(result, fields)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    const { failure, status } = error
    if (status === 429) return toRateLimitError(HOUR_SECONDS)
    const isRefusal = failure === 'status' && status < 500
    return { status, headers: {}, rejectedFields: [], failure: isRefusal ? 'refused' : 'failed' }
  }
}

function toFieldError({ faults, waitSeconds }: Refusal, fields: readonly string[]): SubmissionError {
  if (waitSeconds) return toRateLimitError(waitSeconds)
  const rejected = fields.filter((name) => faults.some(({ field }) => field === name))
  return {
    status: 422,
    headers: {},
    rejectedFields: rejected,
    ...(rejected.length === 0 && { failure: 'refused' }),
  }
}

function toRateLimitError(seconds: number): SubmissionError {
  return {
    status: 429,
    headers: { 'Retry-After': String(seconds) },
    rejectedFields: [],
    failure: 'too_often',
  }
}
