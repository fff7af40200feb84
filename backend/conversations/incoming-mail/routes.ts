import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound, toFailureBody, unauthenticated } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import type { Locale } from '~backend/platform/localized-text'
import { MAX_CONVERSATION_MESSAGE_LENGTH } from '~contract/conversations'
import { toUuid } from '~contract/values/ids'
import type { Reader } from '../conversation-row'
import { replyInConversation } from '../reply'
import {
  findMailbox,
  type InboundMailSettings,
  isSignedFor,
  parseReplyAddress,
  type ReplyAddress,
} from '../reply-addresses'
import { cutQuotedText } from './cut-quoted-text'
import { type IncomingMail, isAutomaticMail, readMail } from './read-mail'

const MAX_MEGABYTES = 5
const MAX_SIGNATURE_AGE_SECONDS = 5 * 60

interface IncomingMailContext {
  pool: pg.Pool
  log: Logger
  /** Undefined if replies by email are off; then the endpoint does not exist. */
  settings: InboundMailSettings | undefined
}

/**
 * `POST /callbacks/mail`: an email to a reply address, from Postmark or Mailgun. A provider repeats a call
 * until it is accepted, so an email that is not a reply is accepted and dropped with a log line.
 */
export function incomingMailRoutes({ pool, log, settings }: IncomingMailContext): Router {
  return Router()
    .post(
      '/',
      (_request, _response, next) => next(settings ? undefined : notFound('Callback')),
      express.raw({ type: () => true, limit: `${MAX_MEGABYTES}mb` }),
      jsonHandler(async (request) => {
        const mail = await readMail(toBody(request), request.get('content-type') ?? '')
        if (!settings || !isFromProvider(request, mail, settings)) throw unauthenticated()
        if (!mail) throw new ApiError(400, 'The body is no email of Postmark or Mailgun')
        const outcome = await receiveMail(pool, mail, settings)
        if (outcome !== 'stored') log.warn({ outcome }, 'an email to a reply address was dropped')
        return { outcome }
      }),
    )
    .use(refuseLargeMail)
}

function toBody({ body }: Request): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

const refuseLargeMail: ErrorRequestHandler = (error, _request, response, next) => {
  if ((error as { type?: string }).type !== 'entity.too.large') return next(error)
  response.status(413).json(toFailureBody(`The email is larger than ${MAX_MEGABYTES} MB`))
}

/** Mailgun signs its calls with the secret; Postmark sends it as the password of basic authentication. */
function isFromProvider(
  request: Request,
  mail: IncomingMail | undefined,
  { secret }: InboundMailSettings,
): boolean {
  if (mail?.signed) {
    const { timestamp, token, signature } = mail.signed
    const age = Math.abs(Date.now() / 1_000 - Number(timestamp))
    const expected = createHmac('sha256', secret)
      .update(timestamp + token)
      .digest('hex')
    return age <= MAX_SIGNATURE_AGE_SECONDS && isSame(signature, expected)
  }
  const [scheme, credentials = ''] = (request.get('authorization') ?? '').split(' ')
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? []
  return scheme?.toLowerCase() === 'basic' && isSame(password, secret)
}

/** Compares hashes, so that neither length nor content can be measured. */
function isSame(one: string, other: string): boolean {
  const [hash, otherHash] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return hash !== undefined && otherHash !== undefined && timingSafeEqual(hash, otherHash)
}

type Outcome = 'stored' | 'automatic' | 'invalid_address' | 'unknown' | 'empty' | 'ended'

async function receiveMail(
  pool: pg.Pool,
  mail: IncomingMail,
  settings: InboundMailSettings,
): Promise<Outcome> {
  if (isAutomaticMail(mail)) return 'automatic'
  const address = mail.recipients.map((text) => parseReplyAddress(text, settings)).find(Boolean)
  if (!address) return 'invalid_address'
  const text = cutQuotedText(mail.text).slice(0, MAX_CONVERSATION_MESSAGE_LENGTH)
  if (!text) return 'empty'
  const author = await findAuthor(pool, address)
  const mailbox = await findMailbox(pool, address)
  if (!author || mailbox === undefined) return 'unknown'
  // Forged, or sent to a former mailbox of the account.
  if (!isSignedFor(address, mailbox, settings)) return 'invalid_address'
  const reply = {
    conversationId: address.conversationId,
    reader: author.reader,
    text,
    idempotencyKey: toUuid(
      createHash('sha256').update(`${address.conversationId} ${mail.messageId}`).digest('hex'),
    ),
    // Emails of all people come from the provider's network.
    visitor: `mail ${address.conversationId} ${address.side}`,
    locale: author.locale,
    replies: settings,
  }
  try {
    await inVisitorTransaction(pool, author.reader.userId, (transaction) =>
      replyInConversation(transaction, reply),
    )
    return 'stored'
  } catch (error) {
    // A rate limit stays an error: the provider repeats the call later.
    if (error instanceof ApiError && [401, 404, 422].includes(error.status)) return 'ended'
    throw error
  }
}

async function findAuthor(
  pool: pg.Pool,
  { conversationId, side }: ReplyAddress,
): Promise<{ reader: Reader; locale: Locale } | undefined> {
  const { rows } = await pool.query<
    Row<'conversations', 'owner_id' | 'seeker_id' | 'guest_key'> & { seeker_locale: Locale }
  >('select owner_id, seeker_id, guest_key, seeker_locale from conversations where id = $1', [conversationId])
  const row = rows[0]
  if (!row) return undefined
  const userId = (side === 'owner' ? row.owner_id : row.seeker_id) ?? undefined
  const key = side === 'seeker' && userId === undefined ? (row.guest_key ?? undefined) : undefined
  return { reader: { userId, key }, locale: row.seeker_locale }
}
