import { findUser } from '~backend/auth/store'
import type { Db } from '~backend/platform/db/pool'
import { isEmailConfirmationValid } from './email-codes'
import { isConfirmationValid } from './store'

export type PhoneClaim = {
  number: string
  confirmation: string | null
  userId: number | undefined
}

/** Confirmed by a code, now or earlier by the signed-in user. What somebody typed when registering proves nothing. */
export async function ownsPhone(db: Db, { number, confirmation, userId }: PhoneClaim): Promise<boolean> {
  if (await isConfirmationValid(db, number, confirmation)) return true
  const user = userId === undefined ? undefined : await findUser(db, userId)
  return user?.valid_phone_numbers.includes(number) === true
}

/**
 * Of requests that the marketplace or a bank answers by a call: where no SMS can be sent, a code by email confirms that the
 * account asks. What others see, or what counts as proved from then on, needs `ownsPhone`.
 */
export async function canRequestCall(db: Db, claim: PhoneClaim): Promise<boolean> {
  if (await ownsPhone(db, claim)) return true
  const { number: phoneNumber, confirmation, userId } = claim
  if (userId === undefined || confirmation === null) return false
  return isEmailConfirmationValid(db, { userId, phoneNumber }, confirmation)
}
