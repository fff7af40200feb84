import type { Db } from '~backend/platform/db/pool'
import { ApiError, tooManyRequests, validationError } from '~backend/platform/http/errors'
import type { MessageChannels } from '~contract/messages'
import { type Channel, countDemandToday, countSentToday } from './delivery/store'

const WAIT_SECONDS = 3_600

export interface LimitedChannels extends MessageChannels {
  /** Maximum number of messages in 24 hours by channel, because each may cost money. */
  dailyLimits: Readonly<Record<Channel, number>>
}

/**
 * Checks that an SMS can be sent, so that users do not wait for one.
 * @throws ApiError 503 if SMS are not configured, 429 if the daily limit is reached
 */
export async function requireSms(db: Db, { sms, dailyLimits }: LimitedChannels): Promise<void> {
  if (!sms) throw new ApiError(503, 'Messages cannot be sent')
  if ((await countSentToday(db, 'sms')) >= dailyLimits.sms) throw tooManyRequests(WAIT_SECONDS)
}

/**
 * Checks that an email can be sent, so that users do not wait for one.
 * @throws ApiError 503 if emails are not configured, 422 if the daily limit is reached
 */
export async function requireEmail(db: Db, { email, dailyLimits }: LimitedChannels): Promise<void> {
  if (!email) throw new ApiError(503, 'Messages cannot be sent')
  if ((await countDemandToday(db, 'email')) >= dailyLimits.email)
    throw validationError([{ field: 'daily_limit', message: 'The emails of the day are used up.' }])
}
