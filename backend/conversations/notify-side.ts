import { findConversationAssignee } from '~backend/account-leads/conversation-assignee'
import { addMessage } from '~backend/messages/add-message'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import {
  type ConversationSide,
  toAccountConversationPath,
  toGuestConversationPath,
} from '~contract/conversations'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { type ConversationRow, otherSide } from './conversation-row'
import { findReplyAddress, type InboundMailSettings } from './reply-addresses'

/** Minutes without a further email about messages that the reader has not seen. */
const EMAIL_PAUSE_MINUTES = 60

interface WrittenMessage {
  row: ConversationRow
  /** Side that has written. */
  side: ConversationSide
  messageId: number
  text: string
  /** Titles of the statement; undefined if the conversation is about none. */
  titles: LocalizedText | undefined
  /** Language of the page of the message. */
  locale: Locale
  /** Settings of replies by email; undefined if they are off. */
  replies: InboundMailSettings | undefined
}

/** Puts a lead back into the queue after a reply of its sender, also if it was closed. */
async function returnLeadToQueue(transaction: Db, leadId: number): Promise<void> {
  await transaction.query(
    `update leads set waits_until = null, closed_at = null, due_at = lead_due_at(now(), kind)
     where id = $1 and (closed_at is not null or waits_until > now())`,
    [leadId],
  )
}

/** Path of the page of a conversation. The key of a guest is a query parameter, because paths are logged. */
export function toConversationPath({ id, guest_key }: Pick<ConversationRow, 'id' | 'guest_key'>): string {
  return guest_key ? `${toGuestConversationPath(id)}?key=${guest_key}` : toAccountConversationPath(id)
}

/**
 * Notifies the other side of a message: a user on the page of notifications and by email, a guest by email.
 * Operators find the lead in their queue. The agent who looks after the owner's lead is notified on the page,
 * too. Until the reader has seen the conversation there is one
 * notification, and at most one email an hour.
 */
export async function notifyOtherSide(transaction: Db, message: WrittenMessage): Promise<void> {
  const { row, side, text } = message
  const to = otherSide(side)
  if (to === 'owner' && row.lead_id !== null) return returnLeadToQueue(transaction, row.lead_id)
  const name = side === 'owner' ? row.owner_name : row.seeker_name
  const phone = side === 'owner' ? row.owner_phone : row.seeker_phone
  const userId = to === 'owner' ? row.owner_id : row.seeker_id
  const assigneeId = to === 'owner' ? await findConversationAssignee(transaction, row.id) : undefined
  for (const notifiedId of [userId, assigneeId])
    if (notifiedId)
      await addNotification(transaction, {
        userId: notifiedId,
        ...(row.statement_id === null
          ? { kind: NOTIFICATION_KIND.general }
          : { kind: NOTIFICATION_KIND.message, statementId: row.statement_id }),
        details: {
          ...(row.statement_id === null &&
            formatNotification('conversation_message', (locale) => toReaderLetters(name, locale))),
          name,
          message: text,
          ...(phone !== null && { phone_number: phone }),
          url: toAccountConversationPath(row.id),
        },
        cause: toNotificationCause(row, to),
        setting: 'conversation_message',
      })
  const email = userId === null ? row.guest_email : undefined
  const recipient = userId === null ? email && { email } : { userId }
  if (!recipient || !(await startEmailPause(transaction, row.id, to))) return
  // Signed before the recipient's email is read. If it changes in between, the address is invalid.
  const replyAddress = await findReplyAddress(
    transaction,
    { conversationId: row.id, side: to },
    message.replies,
  )
  await addMessage(transaction, {
    kind: 'conversation_message',
    to: recipient,
    facts: {
      statementId: row.statement_id,
      title: message.titles,
      name,
      phoneNumber: phone ?? '',
      text,
      path: userId === null ? toConversationPath(row) : toAccountConversationPath(row.id),
      replyAddress,
    },
    locale: userId === null ? row.seeker_locale : message.locale,
    cause: `conversation_message:${message.messageId}`,
  })
}

/** Unique for all messages that the side has not seen, so that they are one notification. */
export function toNotificationCause(
  { id, owner_seen_id, seeker_seen_id }: Pick<ConversationRow, 'id' | 'owner_seen_id' | 'seeker_seen_id'>,
  side: ConversationSide,
): string {
  return `conversation:${id}:${side === 'owner' ? owner_seen_id : seeker_seen_id}`
}

/** @returns false within the pause after an earlier email */
async function startEmailPause(transaction: Db, id: string, side: ConversationSide): Promise<boolean> {
  const column = side === 'owner' ? 'owner_emailed_at' : 'seeker_emailed_at'
  const { rowCount } = await transaction.query(
    `update conversations set ${column} = now()
     where id = $1 and (${column} is null or ${column} < now() - make_interval(mins => $2))`,
    [id, EMAIL_PAUSE_MINUTES],
  )
  return rowCount === 1
}

/** Marks all messages as seen by a side, with their notifications. */
export async function markConversationSeen(
  transaction: Db,
  { id, owner_id, seeker_id }: Pick<Row<'conversations'>, 'id' | 'owner_id' | 'seeker_id'>,
  side: ConversationSide,
): Promise<void> {
  await transaction.query(
    `update conversations set ${side}_emailed_at = null, ${side}_seen_id = last_message_id where id = $1`,
    [id],
  )
  await transaction.query(
    `update notifications set seen_at = now()
     where user_id = $1 and seen_at is null and starts_with(cause, $2)`,
    [side === 'owner' ? owner_id : seeker_id, `conversation:${id}:`],
  )
}
