import type { Db } from '~backend/platform/db/pool'
import { ApiError } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import { NOTIFICATION_TEXTS } from '~backend/platform/texts'
import { insertMessage } from './write-message'

interface AcceptedMatch {
  searchRequestId: number
  statementId: number
  /** Owner of the statement, who has accepted. */
  ownerId: number
  /** Language of the first message if the author has chosen none. */
  locale: Locale
}

/**
 * Returns the conversation of an accepted match, or starts it with a message of the owner. The name of the
 * author stays hidden together with the number. The caller notifies the author.
 * @returns id of the conversation; undefined for a guest, who could not read it
 * @throws ApiError 409 if one of the two has blocked the other
 */
export async function startMatchConversation(
  transaction: Db,
  { searchRequestId, statementId, ownerId, locale }: AcceptedMatch,
): Promise<string | undefined> {
  const author = await findAuthor(transaction, searchRequestId)
  if (!author) return undefined
  if (await isBlockedByEither(transaction, ownerId, author.id))
    throw new ApiError(409, 'The search request has ended')
  const { rows } = await transaction.query<{ id: string }>(
    `insert into conversations (kind, search_request_id, statement_id, owner_id, seeker_id, seeker_name, seeker_locale)
     values ('match', $1, $2, $3, $4, '', $5)
     on conflict (search_request_id, owner_id) where search_request_id is not null do nothing returning id`,
    [searchRequestId, statementId, ownerId, author.id, author.locale ?? locale],
  )
  const added = rows[0]
  if (!added) return findMatchConversation(transaction, { searchRequestId, ownerId })
  await insertMessage(transaction, {
    conversation: added.id,
    side: 'owner',
    text: NOTIFICATION_TEXTS[author.locale ?? locale]('number_requested.message'),
    idempotencyKey: null,
  })
  // The request for the number is emailed.
  await transaction.query('update conversations set seeker_emailed_at = now() where id = $1', [added.id])
  return added.id
}

async function findAuthor(
  transaction: Db,
  searchRequestId: number,
): Promise<{ id: number; locale: Locale | null } | undefined> {
  const { rows } = await transaction.query<{ id: number; locale: Locale | null }>(
    `select u.id, coalesce(s.locale, s.seen_locale) as locale
     from search_requests r join users u on u.id = r.user_id left join message_settings s on s.user_id = u.id
     where r.id = $1`,
    [searchRequestId],
  )
  return rows[0]
}

async function isBlockedByEither(transaction: Db, first: number, second: number): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `select from conversations
     where state = 'blocked' and (owner_id = $1 and seeker_id = $2 or owner_id = $2 and seeker_id = $1) limit 1`,
    [first, second],
  )
  return rowCount === 1
}

/** Returns the id of the conversation about a search request with an owner, if there is one. */
async function findMatchConversation(
  db: Db,
  { searchRequestId, ownerId }: Pick<AcceptedMatch, 'searchRequestId' | 'ownerId'>,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select id from conversations where search_request_id = $1 and owner_id = $2',
    [searchRequestId, ownerId],
  )
  return rows[0]?.id
}

/** Shows the owner the name and number that the author of a search request gives them. */
export async function shareNumberOfAuthor(
  transaction: Db,
  { searchRequestId, ownerId }: Pick<AcceptedMatch, 'searchRequestId' | 'ownerId'>,
): Promise<void> {
  await transaction.query(
    `update conversations c set seeker_name = r.name, seeker_phone = r.phone_number
     from search_requests r where r.id = c.search_request_id and r.id = $1 and c.owner_id = $2`,
    [searchRequestId, ownerId],
  )
}
