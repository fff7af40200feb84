import { ApiError, toFailureBody } from '~backend/platform/http/errors'
import type { DeclineReason } from '~contract/payments'

/** A valid payment call that was declined: the contract answers 200 with `result: false`, and repeats the reason in `message`. */
export function declineError(reason: DeclineReason): ApiError {
  return new ApiError(200, reason, { ...toFailureBody(reason), message: reason })
}
