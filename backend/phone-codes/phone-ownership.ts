import { findUser } from '~backend/auth/store'
import type { Db } from '~backend/platform/db/pool'
import { isEmailConfirmationValid } from './email-codes'
import { isConfirmationValid } from './store'

export type PhoneClaim = {
  number: string
  confirmation: string | null
  userId: number | undefined
}

/**
 * True if a code has confirmed the number, now or earlier for the user. An unconfirmed number of the account
 * does not count.
 */
export async function ownsPhone(db: Db, { number, confirmation, userId }: PhoneClaim): Promise<boolean> {
  if (await isConfirmationValid(db, number, confirmation)) return true
  const user = userId === undefined ? undefined : await findUser(db, userId)
  return user?.valid_phone_numbers.includes(number) === true
}

/**
 * True if a user may request a call to the number. A code by email suffices if SMS are not configured.
 * Numbers shown to others, or counted as proved later, need `ownsPhone`.
 */
export async function canRequestCall(db: Db, claim: PhoneClaim): Promise<boolean> {
  if (await ownsPhone(db, claim)) return true
  const { number: phoneNumber, confirmation, userId } = claim
  if (userId === undefined || confirmation === null) return false
  return isEmailConfirmationValid(db, { userId, phoneNumber }, confirmation)
}
