import type pg from 'pg'
import type { Logger } from 'pino'
import type { LimitedChannels } from '../channels'
import type { EmailContent, SmsContent } from '../content'
import { type EmailSite, formatSms } from '../email/email'
import { isSecret } from '../kinds'
import {
  type Channel,
  type ClaimedMessage,
  claimMessages,
  countSentToday,
  type FinalState,
  finishMessage,
  hasDueMessages,
  postponeMessage,
} from './store'
import {
  MessageRefused,
  OutcomeUnknown,
  type OutgoingEmail,
  type OutgoingSms,
  type Transport,
} from './transport'

const MAX_AT_ONCE = 8
const FIRST_PAUSE_SECONDS = 2
const MAX_PAUSE_SECONDS = 6 * 3_600

export interface DeliveryContext {
  pool: pg.Pool
  log: Logger
  /** Email transport; undefined if emails are not configured. */
  email: Transport<OutgoingEmail> | undefined
  sms: Transport<OutgoingSms> | undefined
  site: EmailSite
  /** Maximum number in 24 hours. */
  dailyLimits: Readonly<Record<Channel, number>>
  /** True for a demo, which shows messages instead of sending them. */
  isDemo: boolean
}

export function getChannels({ email, sms, dailyLimits, isDemo }: DeliveryContext): LimitedChannels {
  return {
    email: isDemo || email !== undefined,
    sms: isDemo || sms !== undefined,
    dailyLimits: {
      email: email ? dailyLimits.email : Number.POSITIVE_INFINITY,
      sms: sms ? dailyLimits.sms : Number.POSITIVE_INFINITY,
    },
  }
}

/** @returns number of attempts */
export async function sendDueMessages(context: DeliveryContext, channel: Channel): Promise<number> {
  const { pool, dailyLimits } = context
  if (!(await hasDueMessages(pool, channel))) return 0
  const left = context[channel] ? dailyLimits[channel] - (await countSentToday(pool, channel)) : MAX_AT_ONCE
  const messages =
    left > 0
      ? await claimMessages(pool, channel, { limit: Math.min(MAX_AT_ONCE, left) })
      : await claimMessages(pool, channel, { limit: MAX_AT_ONCE, isForExpired: true })
  await Promise.all(messages.map((message) => sendMessage(context, message)))
  return messages.length
}

async function sendMessage(context: DeliveryContext, message: ClaimedMessage): Promise<void> {
  const { pool, log, isDemo } = context
  const { id, kind, channel } = message
  const transport = context[channel]
  const finish = (state: FinalState, reason?: string) => {
    if (state !== 'sent' && transport)
      log.warn({ message: id, kind, channel, state, reason }, 'a message was not delivered')
    const keepsContent = isDemo || (isDeadLetter(state) && !isSecret(kind))
    return finishMessage(pool, id, { state, reason, keepsContent })
  }
  if (!transport) return isDemo ? finish('sent') : finish('failed', 'no_channel')
  if (message.was_sending && !transport.recognizesRepeats) return finish('unknown', 'killed')
  if (message.is_expired) return finish(message.attempts > 1 ? 'failed' : 'expired', 'too_late')
  try {
    if (channel === 'email') await context.email?.send(toOutgoingEmail(message))
    else await context.sms?.send(toOutgoingSms(message, context.site))
  } catch (error) {
    const { message: reason } = error as Error
    if (error instanceof MessageRefused) return finish('refused', reason)
    if (error instanceof OutcomeUnknown && !transport.recognizesRepeats) return finish('unknown', reason)
    return postponeMessage(pool, id, getPauseSeconds(message.attempts), reason)
  }
  // A failure here leaves the message in doubt, and it is not resent.
  return finish('sent')
}

/** True if an operator may resend the message. */
function isDeadLetter(state: FinalState): boolean {
  return state === 'failed' || state === 'refused'
}

/** Returns the pause: two seconds, eight, half a minute …, with a jitter of a quarter against bursts. */
function getPauseSeconds(attempts: number): number {
  const pause = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 4 ** (attempts - 1))
  return pause * (0.75 + Math.random() / 2)
}

function toOutgoingEmail(message: ClaimedMessage): OutgoingEmail {
  const { id, recipient, kind, locale, created_at: createdAt, unsubscribe_token: unsubscribeToken } = message
  return {
    id,
    recipient,
    kind,
    locale,
    createdAt,
    unsubscribeToken,
    content: message.content as EmailContent,
  }
}

function toOutgoingSms({ id, recipient, content, locale }: ClaimedMessage, site: EmailSite): OutgoingSms {
  return { id, recipient, text: formatSms(content as SmsContent, site, locale) }
}
