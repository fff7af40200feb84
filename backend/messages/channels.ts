import type { Db } from '~backend/platform/db/pool'
import { ApiError, tooManyRequests, validationError } from '~backend/platform/http/errors'
import type { MessageChannels } from '~contract/messages'
import { type Channel, countDemandToday, countSentToday } from './delivery/store'

const WAIT_SECONDS = 3_600

export interface LimitedChannels extends MessageChannels {
  /** Each message may cost money; above it none is sent in 24 hours. */
  dailyLimits: Readonly<Record<Channel, number>>
}

/** @throws ApiError 503 where no SMS can be sent and 429 when those of the day are used up, so that nobody waits for one */
export async function requireSms(db: Db, { sms, dailyLimits }: LimitedChannels): Promise<void> {
  if (!sms) throw new ApiError(503, 'Messages cannot be sent')
  if ((await countSentToday(db, 'sms')) >= dailyLimits.sms) throw tooManyRequests(WAIT_SECONDS)
}

/** @throws ApiError 503 where no email can be sent and 422 when those of the day are used up, so that nobody waits for one */
export async function requireEmail(db: Db, { email, dailyLimits }: LimitedChannels): Promise<void> {
  if (!email) throw new ApiError(503, 'Messages cannot be sent')
  if ((await countDemandToday(db, 'email')) >= dailyLimits.email)
    throw validationError([{ field: 'daily_limit', message: 'The emails of the day are used up.' }])
}
