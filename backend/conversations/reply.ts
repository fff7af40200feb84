import { noteMessage } from '~backend/account-leads/add-lead'
import type { Db } from '~backend/platform/db/pool'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { confirmByAnswer } from '~backend/statements/confirm-by-answer'
import { canReach, findConversation, getState, otherSide, type Reader } from './conversation-row'
import { addMessageFiles, type MessageFile } from './message-files'
import { notifyOtherSide } from './notify-side'
import type { InboundMailSettings } from './reply-addresses'
import { findSentMessage, findTitles, insertMessage, limitMessages, type SentMessage } from './write-message'

interface Reply {
  conversationId: string
  reader: Reader
  text: string
  files?: readonly MessageFile[]
  idempotencyKey: string | null
  visitor: string
  locale: Locale
  /** Settings of replies by email; undefined if they are off. */
  replies: InboundMailSettings | undefined
}

/**
 * Writes in an open conversation and notifies the other side. A repeat with the same key returns the first
 * message and is not rate limited.
 * @throws ApiError 404 for a conversation of others; 422 if it has ended; 429 over the rate limit
 */
export async function replyInConversation(
  transaction: Db,
  { conversationId, reader, text, files = [], idempotencyKey, visitor, locale, replies }: Reply,
): Promise<SentMessage> {
  const found = await findConversation(transaction, conversationId, reader, { lock: true })
  if (!found) throw notFound('Conversation')
  const { row, side } = found
  const sent = await findSentMessage(transaction, idempotencyKey)
  if (sent?.conversation === row.id) return sent
  if (getState(row, side) !== 'open' || !canReach(row, otherSide(side)))
    throw invalidField('conversation', 'has ended')
  await limitMessages(transaction, 'reply', { visitor, userId: reader.userId })
  const message = await insertMessage(transaction, { conversation: row.id, side, text, idempotencyKey })
  await addMessageFiles(transaction, { row, side, messageId: message.id }, files)
  await noteMessage(transaction, { conversationId: row.id, side, userId: reader.userId })
  const titles = await findTitles(transaction, row.statement_id)
  await notifyOtherSide(transaction, {
    row,
    side,
    messageId: message.id,
    text: text || files.map(({ name }) => name).join(', '),
    titles,
    locale,
    replies,
  })
  if (side === 'owner' && row.statement_id !== null) await confirmByAnswer(transaction, row.statement_id)
  return message
}
