import { SHARED_EMAIL } from '~backend/identity/context'
import type { EmailContent, SmsContent } from '~backend/messages/content'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'

const MAX_SHOWN = 100

type ShownMessage<Content> = Row<'messages', 'recipient' | 'created_at'> & { content: Content }

export type ShownSms = ShownMessage<SmsContent> & Row<'messages', 'locale'>

export type ShownEmail = ShownMessage<EmailContent> &
  Row<'messages', 'kind' | 'locale'> & { unsubscribe_token: string | null }

export async function listSms(db: Db): Promise<ShownSms[]> {
  const { rows } = await db.query<ShownSms>(
    `select locale, recipient, content, created_at from messages
     where channel = 'sms' and content is not null order by created_at desc limit $1`,
    [MAX_SHOWN],
  )
  return rows
}

interface Mailbox {
  /** Emails typed in this browser. */
  emails: readonly string[]
  /** Signed-in user of this browser. */
  userId: number | undefined
}

/**
 * Lists emails to demo people, whose accounts are shared, and to the viewer.
 * Other people's emails stay hidden, because their links set passwords.
 */
export async function listEmails(db: Db, { emails, userId }: Mailbox): Promise<ShownEmail[]> {
  const { rows } = await db.query<ShownEmail>(
    `select kind, locale, recipient, content, created_at,
       (select unsubscribe_token from message_settings where user_id = m.user_id) as unsubscribe_token
     from messages m
     where channel = 'email' and content is not null
       and (lower(recipient) = any($2) or user_id = $3 or recipient ~* $4)
     order by created_at desc limit $1`,
    [MAX_SHOWN, emails.map((email) => email.toLowerCase()), userId ?? null, SHARED_EMAIL.source],
  )
  return rows
}

/** Deletes messages after an hour. A demo shows them instead of sending them. */
export async function removeOldContents(db: Db): Promise<void> {
  await db.query(
    `update messages set recipient = null, content = null
     where content is not null and finished_at < now() - interval '1 hour'`,
  )
}
