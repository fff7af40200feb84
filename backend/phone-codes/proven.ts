import { findUser } from '../auth/store'
import type { Db } from '../db/pool'
import { isConfirmed } from './store'

export type Claim = {
  /** Nine digits. */
  number: string
  confirmation: string | null
  userId: number | undefined
}

/** Whether a number was confirmed by its code, or is on file for whoever is signed in. */
export async function isProven(db: Db, { number, confirmation, userId }: Claim): Promise<boolean> {
  if (await isConfirmed(db, number, confirmation)) return true
  const user = userId === undefined ? undefined : await findUser(db, userId)
  return user?.phone_number === number || user?.valid_phone_numbers.includes(number) === true
}
