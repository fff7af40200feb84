import { z } from 'zod'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import type { MessageSettings } from '~backend/messages/delivery/create-delivery'
import { SMS_OFFICE_URL } from '~backend/messages/delivery/sms-office'
import { createPushKey } from '~backend/platform/push/push-key'
import type { PushSettings } from '~backend/saved-searches/push-job'
import { isEmail } from '~contract/values/email'
import { httpUrl, type SettingError, wholeNumber } from './setting-schemas'

const DEFAULT_EMAILS_A_DAY = 5_000
const DEFAULT_SMS_A_DAY = 1_000
const MIN_SECRET_LENGTH = 24

const PUSH_SECRET_BYTES = 32
/** Contact of a demo without an origin. */
const DEMO_CONTACT = 'mailto:demo@localhost'

const dailyLimit = wholeNumber(0, 1_000_000)

export const messageVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  /** `Ezo <no-reply@ezo.example>`, or the address alone. */
  MAIL_FROM: z
    .string()
    .transform(parseMailFrom)
    .refine((from) => from !== undefined, 'must be an email address, or a name and <address>')
    .optional(),
  /** Domain of the reply addresses, whose email a provider posts to `/callbacks/mail`. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^(?:[a-z\d-]+\.)+[a-z\d-]+$/i, 'must be a domain')
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(MIN_SECRET_LENGTH, 'must have 24 characters').optional(),
  /** Private key of notifications in browsers (VAPID): 32 bytes in base64url. */
  PUSH_PRIVATE_KEY: z
    .string()
    .refine(isPushSecret, 'must be 32 bytes in base64url, a private key of P-256')
    .optional(),
  MAIL_DAILY_LIMIT: dailyLimit.default(DEFAULT_EMAILS_A_DAY),
  SMS_PROVIDER: z.enum(['http', 'smsoffice'], { error: 'must be http or smsoffice' }).optional(),
  SMS_URL: httpUrl().optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_SENDER: z.string().min(1).max(20).optional(),
  SMS_DAILY_LIMIT: dailyLimit.default(DEFAULT_SMS_A_DAY),
}

type MessageEnvironment = z.output<z.ZodObject<typeof messageVariables>> & {
  PUBLIC_ORIGIN?: string | undefined
}

export function findMessageSettingErrors(env: MessageEnvironment): SettingError[] {
  const needed: [string, unknown, string][] = []
  if (env.SMTP_URL)
    needed.push(
      ['MAIL_FROM', env.MAIL_FROM, 'SMTP_URL is set'],
      ['PUBLIC_ORIGIN', env.PUBLIC_ORIGIN, 'SMTP_URL is set and emails link to it'],
    )
  if (env.INBOUND_MAIL_DOMAIN)
    needed.push(['INBOUND_MAIL_SECRET', env.INBOUND_MAIL_SECRET, 'INBOUND_MAIL_DOMAIN is set'])
  if (env.PUSH_PRIVATE_KEY) needed.push(['PUBLIC_ORIGIN', env.PUBLIC_ORIGIN, 'PUSH_PRIVATE_KEY is set'])
  if (env.SMS_PROVIDER === 'http') needed.push(['SMS_URL', env.SMS_URL, 'SMS_PROVIDER is http'])
  if (env.SMS_PROVIDER === 'smsoffice')
    needed.push(
      ['SMS_TOKEN', env.SMS_TOKEN, 'SMS_PROVIDER is smsoffice'],
      ['SMS_SENDER', env.SMS_SENDER, 'SMS_PROVIDER is smsoffice'],
    )
  return needed
    .filter(([, value]) => value === undefined)
    .map(([name, , reason]) => ({ name, message: `is needed because ${reason}` }))
}

export function toMessageSettings(env: MessageEnvironment): MessageSettings {
  return {
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    sms: toSmsSettings(env),
    dailyLimits: { email: env.MAIL_DAILY_LIMIT, sms: env.SMS_DAILY_LIMIT },
  }
}

/** Undefined: emails are not answered by email. */
export function toInboundMailSettings(env: MessageEnvironment): InboundMailSettings | undefined {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET: secret } = env
  return domain && secret ? { domain, secret } : undefined
}

/**
 * Returns the key of notifications in browsers. Push services can write to the sender of emails, or visit the
 * site.
 */
export function toPushSettings(
  { MAIL_FROM: from, PUBLIC_ORIGIN: origin }: MessageEnvironment,
  secret: string | undefined,
): PushSettings | undefined {
  if (secret === undefined) return undefined
  const contact = from ? `mailto:${from.address}` : (origin ?? DEMO_CONTACT)
  return { key: createPushKey(secret, contact) }
}

function isPushSecret(text: string): boolean {
  try {
    createPushKey(text, DEMO_CONTACT)
    return Buffer.from(text, 'base64url').length === PUSH_SECRET_BYTES
  } catch {
    return false
  }
}

function toSmsSettings(env: MessageEnvironment): MessageSettings['sms'] {
  const { SMS_PROVIDER: provider, SMS_URL: url, SMS_TOKEN: token, SMS_SENDER: sender } = env
  if (provider === 'smsoffice')
    return { provider, url: url ?? SMS_OFFICE_URL, key: token ?? '', sender: sender ?? '' }
  return url ? { provider: 'http', url, token, sender } : undefined
}

function parseMailFrom(text: string): { name: string; address: string } | undefined {
  const [, name = '', bracketed] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text) ?? []
  const address = (bracketed ?? text).trim()
  return isEmail(address) ? { name: name.trim(), address } : undefined
}
