import { ApiError, toFailureBody } from '~backend/platform/http/errors'
import type { DeclineReason } from '~contract/payments'

/**
 * Returns the error of a declined payment: 200 with `result: false` and the reason in `message`, by contract.
 */
export function declineError(reason: DeclineReason): ApiError {
  return new ApiError(200, reason, { ...toFailureBody(reason), message: reason })
}
