import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import { maskPhone } from '~backend/platform/mask-phone'
import { isOptionalMessage, type MessageKind } from '~contract/messages'
import { type EmailContent, type SmsContent, withPlainText } from './content'
import { type ChannelOf, type FactsOf, MESSAGE_KINDS } from './kinds'

/** Returns `n***@example.ge`, `555123***`: enough to recognize one's own. */
function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@')
  return at === -1 ? maskPhone(recipient) : `${recipient.slice(0, Math.min(1, at))}***${recipient.slice(at)}`
}

type EmailRecipient = { userId: number } | { email: string }
type Recipient<Channel> = Channel extends 'sms' ? { phoneNumber: string } : EmailRecipient

export type NewMessage<Kind extends MessageKind> = {
  kind: Kind
  to: Recipient<ChannelOf<Kind>>
  facts: FactsOf<Kind>
  /**
   * Language of the page that causes the message.
   * The recipient's setting comes first; for messages caused by others, the recipient's last pages come
   * second.
   */
  locale: Locale
  /** Unique key of the event, so that one message is sent. */
  cause: string
}

/** Queues a message, which a job sends after the commit unless the recipient has disabled its kind. */
export async function addMessage<Kind extends MessageKind>(
  transaction: Db,
  { kind, to, facts, locale: pageLocale, cause }: NewMessage<Kind>,
): Promise<void> {
  const recipient = await findRecipient(transaction, kind, to)
  if (!recipient) return
  const { channel, lifetimeMinutes, isCausedByOthers, template } = MESSAGE_KINDS[kind]
  const locale = recipient.locale ?? (isCausedByOthers ? recipient.seenLocale : undefined) ?? pageLocale
  // The compiler cannot relate the template's kind to that of the facts.
  const compose = template[locale] as (facts: FactsOf<Kind>) => EmailContent | SmsContent
  const content = compose(facts)
  await transaction.query(
    `insert into messages (kind, channel, user_id, cause, locale, recipient, masked_recipient, content, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(mins => $9))
     on conflict (cause) do nothing`,
    [
      kind,
      channel,
      recipient.userId,
      cause,
      locale,
      recipient.address,
      maskRecipient(recipient.address),
      'subject' in content ? withPlainText(content) : content,
      lifetimeMinutes,
    ],
  )
}

interface FoundRecipient {
  address: string
  userId: number | undefined
  locale: Locale | null | undefined
  seenLocale?: Locale | null
}

async function findRecipient(
  transaction: Db,
  kind: MessageKind,
  to: EmailRecipient | { phoneNumber: string },
): Promise<FoundRecipient | undefined> {
  if ('phoneNumber' in to) return { address: to.phoneNumber, userId: undefined, locale: undefined }
  if ('email' in to) return { address: to.email, userId: undefined, locale: undefined }
  if (isOptionalMessage(kind))
    await transaction.query('insert into message_settings (user_id) values ($1) on conflict do nothing', [
      to.userId,
    ])
  const { rows } = await transaction.query<
    Row<'users', 'email'> & { locale: Locale | null; seen_locale: Locale | null }
  >(
    `select u.email, s.locale, s.seen_locale from users u left join message_settings s on s.user_id = u.id
     where u.id = $1 and u.closed_at is null and ($2::text = any(s.unwanted_kinds)) is not true`,
    [to.userId, isOptionalMessage(kind) ? kind : null],
  )
  const [user] = rows
  return user && { address: user.email, userId: to.userId, locale: user.locale, seenLocale: user.seen_locale }
}
