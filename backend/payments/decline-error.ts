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

/** A valid payment call that was declined: the contract answers 200 with `result: false`, and repeats the reason in `message`. */
export function declineError(reason: DeclineReason): ApiError {
  return new ApiError(200, reason, { ...toFailureBody(reason), message: reason })
}
