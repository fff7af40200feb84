import type { Db } from './db/pool'
import { ApiError } from './http/errors'

/** Runs within the transaction that records why. */
export type SmsSender = (transaction: Db, phoneNumber: string, message: string) => Promise<void>

/** Fails at once, so that nobody waits for a message that cannot come. */
export const rejectSms: SmsSender = async () => {
  throw new ApiError(503, 'Messages cannot be sent')
}
