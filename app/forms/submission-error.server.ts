import type { ActionResult, Refusal } from '~/upstream/refusals'
import { isUpstreamError } from '~/upstream/upstream-error'
import type { SubmissionFailure } from './submission-failure'

/** Default retry time: upstream limits are hourly. */
const HOUR_SECONDS = 3_600

export interface SubmissionError {
  status: number
  headers: Record<string, string>
  /** Rejected fields, or the general reason. */
  rejectedFields: string[]
  failure?: SubmissionFailure
}

/** Awaits an action; undefined on success. `fields` are the names shared by the form and the upstream. */
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

function toFieldError({ fieldErrors, waitSeconds }: Refusal, fields: readonly string[]): SubmissionError {
  if (waitSeconds) return toRateLimitError(waitSeconds)
  const rejected = fields.filter((name) => fieldErrors.some(({ field }) => field === name))
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
