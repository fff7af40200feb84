import { ApiError, toFailureBody } from '~backend/platform/http/errors'

/** Why money was not moved, in the words of the contract. */
export type DeclineReason =
  | 'not_enough_balance'
  | 'payment_declined'
  | 'provider_unavailable'
  | 'not_available_any_more'
  | 'promo_code_unknown'
  | 'promo_code_expired'
  | 'promo_code_used'
  | 'promo_code_spent'

/**
 * A payment that was understood and not made: no fault of the call, so the contract answers it with 200 and
 * `result: false`. The reason stands in `message` too, where callers look for it.
 */
export function declineError(reason: DeclineReason): ApiError {
  return new ApiError(200, reason, { ...toFailureBody(reason), message: reason })
}
