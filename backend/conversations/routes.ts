import { type Request, Router } from 'express'
import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseFiles } from '~backend/platform/http/body'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { getHeading } from '~backend/statements/heading'
import { requireReadableStatement } from '~backend/statements/require-readable'
import type { ToViewerCards } from '~backend/statements/viewer-cards'
import { CONVERSATION_KEY_HEADER } from '~contract/conversations'
import { conversationEndpoints } from '~contract/endpoints/conversations'
import { isUuid } from '~contract/values/ids'
import { changeConversation } from './change-conversation'
import {
  type ConversationRow,
  findConversation,
  type ReadConversation,
  type Reader,
} from './conversation-row'
import {
  countConversations,
  createDescribeStatements,
  type DescribeSearchRequests,
  listConversations,
  listMessages,
  toConversationJson,
  toMessageJson,
  toSearchRequestJson,
} from './list-conversations'
import { type EncodePicture, findMessageFile, pickMessageFiles, readMessageFiles } from './message-files'
import { markConversationSeen, notifyOtherSide } from './notify-side'
import { replyInConversation } from './reply'
import type { InboundMailSettings } from './reply-addresses'
import { reportConversation } from './report-conversation'
import { claimConversation, startConversation } from './start-conversation'
import { findSentMessage, insertMessage, limitMessages } from './write-message'

interface ConversationContext {
  toViewerCards: ToViewerCards
  describeSearchRequests: DescribeSearchRequests
  encodePicture: EncodePicture
  /** Settings of replies by email; undefined if they are off. */
  replies: InboundMailSettings | undefined
}

export function conversationRoutes(
  pool: pg.Pool,
  { toViewerCards, describeSearchRequests, encodePicture, replies }: ConversationContext,
): Router {
  const describeStatements = createDescribeStatements(pool, toViewerCards)
  const router = Router()

  mountEndpoint(
    router,
    conversationEndpoints.writeToOwner,
    async ({ params, body, userId, locale, request }) => {
      if (userId === undefined && !body.email && !body.phone_number)
        throw invalidField('email', 'or phone_number is required')
      const statement = await requireReadableStatement(pool, params.id, userId)
      if (statement.lifecycle_status !== 'active') throw notFound('Statement')
      return inVisitorTransaction(pool, userId, async (transaction) => {
        const sent = await findSentMessage(transaction, body.idempotency_key)
        if (sent) return requireSameStatement(transaction, sent, statement.id)
        await limitMessages(transaction, 'message', { visitor: getVisitorId(request), userId })
        const row = await startConversation(transaction, {
          kind: 'statement',
          statementId: statement.id,
          ownerId: statement.user_id,
          seeker: { userId, name: body.name, email: body.email, phone: body.phone_number, locale },
        })
        const message = await insertMessage(transaction, {
          conversation: row.id,
          side: 'seeker',
          text: body.message,
          idempotencyKey: body.idempotency_key,
        })
        const { titles } = getHeading(statement)
        const { message: text } = body
        await notifyOtherSide(transaction, {
          row,
          side: 'seeker',
          messageId: message.id,
          text,
          titles,
          locale,
          replies,
        })
        return message
      })
    },
  )

  mountEndpoint(router, conversationEndpoints.list, async ({ query, userId, locale }) => {
    const page = toPage(query)
    const [conversations, counts] = await Promise.all([
      listConversations(pool, userId, page),
      countConversations(pool, userId),
    ])
    const ids = conversations.map(({ row }) => row.statement_id)
    const [getStatement, requestTitles] = await Promise.all([
      describeStatements(ids, locale, userId),
      nameSearchRequests(conversations),
    ])
    return {
      data: conversations.map(({ row, side, last, unread }) => ({
        ...toConversationJson({ row, side }, locale),
        statement: getStatement(row.statement_id),
        search_request: toSearchRequestJson(row, requestTitles, locale),
        unread,
        last: toMessageJson(last, side),
      })),
      unread: counts.unread,
      ...toPaginationJson(page, conversations.length, counts.all),
    }
  })

  mountEndpoint(router, conversationEndpoints.one, async ({ params, userId, locale, request }) => {
    const { row, side } = await requireConversation(pool, params.id, toReader(request, userId))
    const [messages, getStatement, requestTitles] = await Promise.all([
      listMessages(pool, row.id),
      describeStatements([row.statement_id], locale, userId),
      nameSearchRequests([{ row }]),
    ])
    const seen = side === 'owner' ? row.owner_seen_id : row.seeker_seen_id
    return {
      ...toConversationJson({ row, side }, locale),
      statement: getStatement(row.statement_id),
      search_request: toSearchRequestJson(row, requestTitles, locale),
      unread: messages.filter((message) => message.side !== side && message.id > seen).length,
      messages: messages.map((message) => toMessageJson(message, side)),
    }
  })

  mountEndpoint(router, conversationEndpoints.markSeen, async ({ params, userId, request }) => {
    await change(params.id, toReader(request, userId), async (transaction, { row, side }) => {
      await markConversationSeen(transaction, row, side)
      if (userId !== undefined && side === 'seeker') await claimConversation(transaction, row.id, userId)
    })
    return []
  })

  mountEndpoint(router, conversationEndpoints.reply, async ({ params, body, userId, locale, request }) => {
    const { text, idempotency_key: idempotencyKey } = body
    const reader = toReader(request, userId)
    const visitor = getVisitorId(request)
    const sent = pickMessageFiles(await parseFiles(request))
    if (!text && sent.length === 0) throw invalidField('text', 'is required')
    if (sent.length > 0) await admitFiles(sent.length, { id: params.id, reader, visitor })
    const reply = {
      conversationId: requireUuid(params.id),
      reader,
      text,
      files: await readMessageFiles(sent, encodePicture),
      idempotencyKey,
      visitor,
      locale,
      replies,
    }
    return inVisitorTransaction(pool, userId, (transaction) => replyInConversation(transaction, reply))
  })

  mountEndpoint(router, conversationEndpoints.file, async ({ params, userId, request }) => {
    const { row } = await requireConversation(pool, params.id, toReader(request, userId))
    if (!isUuid(params.file)) throw notFound('File')
    return findMessageFile(pool, row.id, params.file)
  })

  mountEndpoint(router, conversationEndpoints.change, async ({ params, body, userId, request }) => {
    await change(params.id, toReader(request, userId), (transaction, conversation) =>
      changeConversation(transaction, conversation, body.act),
    )
    return []
  })

  mountEndpoint(router, conversationEndpoints.report, async ({ params, body, userId, request }) => {
    await change(params.id, toReader(request, userId), async (transaction, { row, side }) => {
      if (row.lead_id !== null) throw invalidField('comment', 'cannot be about operators')
      await reportConversation(transaction, { conversationId: row.id, side, comment: body.comment })
    })
    return []
  })

  return router

  /**
   * Counts files before they are decoded, the expensive part.
   * @throws ApiError 404 for a conversation of others, 429 over the rate limit
   */
  async function admitFiles(
    count: number,
    { id, reader, visitor }: { id: string; reader: Reader; visitor: string },
  ): Promise<void> {
    await requireConversation(pool, id, reader)
    await inTransaction(pool, async (transaction) => {
      for (let file = 0; file < count; file += 1) await consumeRateLimit(transaction, 'message_file', visitor)
    })
  }

  function nameSearchRequests(conversations: readonly { row: ConversationRow }[]) {
    return describeSearchRequests(
      pool,
      conversations.flatMap(({ row }) => row.search_request_id ?? []),
    )
  }

  function change(
    id: string,
    reader: Reader,
    work: (transaction: Db, conversation: ReadConversation) => Promise<void>,
  ): Promise<void> {
    return inVisitorTransaction(pool, reader.userId, async (transaction) => {
      await work(transaction, await requireConversation(transaction, id, reader, { lock: true }))
    })
  }
}

function toReader(request: Request, userId: number | undefined): Reader {
  const key = request.get(CONVERSATION_KEY_HEADER) ?? ''
  return { userId, key: isUuid(key) ? key : undefined }
}

/** @throws ApiError 404 for a malformed id */
function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound('Conversation')
  return id
}

/** @throws ApiError 404 for a conversation of others */
async function requireConversation(
  db: Db,
  id: string,
  reader: Reader,
  options?: { lock: boolean },
): Promise<ReadConversation> {
  const found = await findConversation(db, requireUuid(id), reader, options)
  if (!found) throw notFound('Conversation')
  return found
}

/** @throws ApiError 422 for the key of a message elsewhere */
async function requireSameStatement<Sent extends { conversation: string }>(
  db: Db,
  sent: Sent,
  statementId: number,
): Promise<Sent> {
  const { rowCount } = await db.query('select from conversations where id = $1 and statement_id = $2', [
    sent.conversation,
    statementId,
  ])
  if (!rowCount) throw invalidField('idempotency_key', 'is of a message about another statement')
  return sent
}
