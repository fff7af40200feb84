import type { z } from 'zod'
import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import { type ConversationSide, MAX_CONVERSATION_MESSAGE_LENGTH } from '~contract/conversations'
import { NOTIFICATION_KIND } from '~contract/notifications'
import type { MessageFile } from '~contract/schemas/conversations'
import { CONVERSATION_COLUMNS, CONVERSATION_TABLES, type ConversationRow } from './conversation-row'
import { MESSAGE_FILES } from './list-conversations'
import { toConversationPath, toNotificationCause } from './notify-side'
import { findReplyAddress, type InboundMailSettings } from './reply-addresses'
import { insertSeeker, type Seeker } from './start-conversation'
import { insertMessage } from './write-message'

interface LeadConversation {
  leadId: number
  /** Sender of the lead. */
  seeker: Seeker
  /** First message of the sender; a general one if it is empty. */
  request: string
}

/**
 * Returns the conversation of a lead's sender with the operators, or starts it with what the sender wrote.
 * Operators have read that already.
 */
export async function openLeadConversation(
  transaction: Db,
  { leadId, seeker, request }: LeadConversation,
): Promise<ConversationRow> {
  const id = await insertSeeker(transaction, { kind: 'lead', leadId, seeker })
  if (id !== undefined) {
    const text = request.trim() || NOTIFICATION_TEXTS[seeker.locale]('lead_sent.message')
    await insertMessage(transaction, {
      conversation: id,
      side: 'seeker',
      text: text.slice(0, MAX_CONVERSATION_MESSAGE_LENGTH),
      idempotencyKey: null,
    })
    await transaction.query('update conversations set owner_seen_id = last_message_id where id = $1', [id])
  }
  const { rows } = await transaction.query<ConversationRow>(
    `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES} where c.lead_id = $1 for update of c`,
    [leadId],
  )
  const [row] = rows
  if (!row) throw new Error('a conversation was not added')
  return row
}

interface LeadAnswer {
  text: string
  /** True to notify the sender on the notifications page as well. */
  notifies: boolean
  /** Settings of replies by email; undefined if they are off. */
  replies: InboundMailSettings | undefined
}

/**
 * Writes an answer of the operators, also if the sender has closed the conversation. The caller sends the
 * email.
 * @returns what the email links to
 */
export async function answerInLeadConversation(
  transaction: Db,
  row: ConversationRow,
  { text, notifies, replies }: LeadAnswer,
): Promise<{ path: string; replyAddress: string | undefined }> {
  await transaction.query("update conversations set state = 'open', ended_by = null where id = $1", [row.id])
  await insertMessage(transaction, { conversation: row.id, side: 'owner', text, idempotencyKey: null })
  const path = toConversationPath(row)
  if (notifies && row.seeker_id !== null)
    await addNotification(transaction, {
      userId: row.seeker_id,
      kind: NOTIFICATION_KIND.general,
      details: {
        ...formatNotification('conversation_message', (locale) =>
          NOTIFICATION_TEXTS[locale]('lead_sent.team'),
        ),
        message: text,
        url: path,
      },
      cause: toNotificationCause(row, 'seeker'),
    })
  return {
    path,
    replyAddress: await findReplyAddress(transaction, { conversationId: row.id, side: 'seeker' }, replies),
  }
}

/** Returns the id of a lead's conversation, if there is one. */
export async function findLeadConversation(db: Db, leadId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('select id from conversations where lead_id = $1', [leadId])
  return rows[0]?.id
}

export type LeadMessage = {
  id: number
  side: ConversationSide
  text: string
  created_at: string
  files: z.input<typeof MessageFile>[]
}

/** Lists the messages of a lead's conversation, oldest first. */
export async function listLeadMessages(db: Db, leadId: number): Promise<LeadMessage[]> {
  const { rows } = await db.query<LeadMessage>(
    `select m.id, m.side, m.text, ${toGeorgianTimeSql('m.created_at')} as created_at, ${MESSAGE_FILES}
     from conversations c join conversation_messages m on m.conversation_id = c.id
     where c.lead_id = $1 and m.text is not null order by m.id`,
    [leadId],
  )
  return rows
}
