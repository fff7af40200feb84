import { findUser } from '~backend/auth/store'
import type { Db } from '~backend/platform/db/pool'
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
