import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import { getHeading } from '~backend/statements/heading'
import { type CardRow, cardColumns, STATEMENT_TABLES } from '~backend/statements/statement-row'
import type { ToViewerCards } from '~backend/statements/viewer-cards'
import type { ConversationSide } from '~contract/conversations'
import type { Conversation, MessageFile } from '~contract/schemas/conversations'
import type { AnswerOf } from '~contract/schemas/envelope'
import {
  CONVERSATION_COLUMNS,
  CONVERSATION_TABLES,
  type ConversationRow,
  canReach,
  getState,
  otherSide,
  type ReadConversation,
} from './conversation-row'

interface MessageRow {
  id: number
  side: ConversationSide
  text: string | null
  created_at: string
  files: z.input<typeof MessageFile>[]
}

/** SQL of the files of message `m`, without their contents. */
export const MESSAGE_FILES = `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size,
    'width', f.width, 'height', f.height) order by f.position), '[]'::jsonb)
  from conversation_files f where f.message_id = m.id) as files`

const MESSAGE_COLUMNS = `m.id, m.side, m.text, ${toGeorgianTimeSql('m.created_at')} as created_at, ${MESSAGE_FILES}`

/** Never null, which would be sorted before true: a guest has no account, and some conversations no owner. */
const IS_UNREAD_SQL = `coalesce(c.owner_id = $1 and c.last_message_id > c.owner_seen_id
  or c.seeker_id = $1 and c.last_message_id > c.seeker_seen_id, false)`

export type ListedConversation = ReadConversation & { unread: number; last: MessageRow }

/** Lists the conversations of a user: those with unread messages first, then the latest. */
export async function listConversations(
  db: Db,
  userId: number,
  { page, perPage }: Page,
): Promise<ListedConversation[]> {
  const { rows } = await db.query<ConversationRow & { last: MessageRow; unread: number }>(
    `select ${CONVERSATION_COLUMNS}, (select to_jsonb(l) from (select ${MESSAGE_COLUMNS}) l) as last,
       (select count(*)::int from conversation_messages n where n.conversation_id = c.id
          and n.side = case when c.owner_id = $1 then 'seeker' else 'owner' end
          and n.id > case when c.owner_id = $1 then c.owner_seen_id else c.seeker_seen_id end) as unread
     from ${CONVERSATION_TABLES} join conversation_messages m on m.id = c.last_message_id
     where $1 in (c.owner_id, c.seeker_id)
     order by ${IS_UNREAD_SQL} desc, c.last_message_at desc, c.id limit $2 offset $3`,
    [userId, perPage, (page - 1) * perPage],
  )
  return rows.map(({ last, unread, ...row }) => ({
    row,
    side: row.owner_id === userId ? 'owner' : 'seeker',
    last,
    unread,
  }))
}

export async function countConversations(db: Db, userId: number): Promise<{ all: number; unread: number }> {
  const { rows } = await db.query<{ all: number; unread: number }>({
    name: 'conversations of a user',
    text: `select count(*)::int as all, (count(*) filter (where ${IS_UNREAD_SQL}))::int as unread
           from conversations c where c.owner_id = $1 or c.seeker_id = $1`,
    values: [userId],
  })
  return rows[0] ?? { all: 0, unread: 0 }
}

export async function listMessages(db: Db, conversationId: string): Promise<MessageRow[]> {
  const { rows } = await db.query<MessageRow>(
    `select ${MESSAGE_COLUMNS} from conversation_messages m where m.conversation_id = $1 order by m.id`,
    [conversationId],
  )
  return rows
}

export type DescribeStatements = (
  ids: readonly (number | null)[],
  locale: Locale,
  userId: number | undefined,
) => Promise<(id: number | null) => AnswerOf<typeof Conversation>['statement']>

/** Creates a function that describes the statements of conversations: a card only of a public one. */
export function createDescribeStatements(db: Db, toViewerCards: ToViewerCards): DescribeStatements {
  return async (ids, locale, userId) => {
    const { rows } = await db.query<CardRow & { is_public: boolean }>(
      `select ${cardColumns(locale)}, s.is_public
       from ${STATEMENT_TABLES} where s.id = any($1::int[]) and s.deleted_at is null`,
      [ids.filter((id) => id !== null)],
    )
    const cards = await toViewerCards(
      rows.filter(({ is_public }) => is_public),
      locale,
      userId,
    )
    const cardById = new Map(cards.map((card) => [card.id, card]))
    const described = new Map(
      rows.map((row) => [
        row.id,
        { id: row.id, title: getHeading(row).titles[locale], card: cardById.get(row.id) ?? null },
      ]),
    )
    return (id) => (id === null ? null : (described.get(id) ?? null))
  }
}

/** Returns descriptions of search requests, by id. */
export type DescribeSearchRequests = (db: Db, ids: readonly number[]) => Promise<Map<number, LocalizedText>>

/** Returns the accepted search request of a conversation as an answer holds it. */
export function toSearchRequestJson(
  { search_request_id: id }: ConversationRow,
  titles: Map<number, LocalizedText>,
  locale: Locale,
): AnswerOf<typeof Conversation>['search_request'] {
  const title = id === null ? undefined : titles.get(id)?.[locale]
  return title ? { title } : null
}

export function toConversationJson({ row, side }: ReadConversation, locale: Locale) {
  const isOwner = side === 'owner'
  const isOtherClosed = isOwner ? row.seeker_is_closed : row.owner_is_closed
  const state = getState(row, side)
  const otherName = isOwner ? row.seeker_name : row.owner_name
  return {
    id: row.id,
    kind: row.kind,
    lead_kind: row.lead_kind,
    project: row.project && { title: row.project[locale] },
    side,
    state,
    other_name: isOtherClosed ? null : otherName,
    can_reply: state === 'open' && canReach(row, otherSide(side)),
    seen_by_other: isOwner ? row.seeker_seen_id : row.owner_seen_id,
    other_contact: toContact(row, otherSide(side)),
    own_contact: toContact(row, side),
  }
}

function toContact(row: ConversationRow, side: ConversationSide) {
  const phone = side === 'owner' ? row.owner_phone : row.seeker_phone
  const email = side === 'owner' ? row.owner_email : row.seeker_email
  return phone === null && email === null ? null : { phone_number: phone, email }
}

export function toMessageJson({ id, side, text, files, created_at }: MessageRow, reader: ConversationSide) {
  return { id, is_own: side === reader, text, files, created_at }
}
