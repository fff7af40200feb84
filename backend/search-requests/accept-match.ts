import { startMatchConversation } from '~backend/conversations/start-match-conversation'
import type { NotificationQuestion } from '~backend/notifications/respond-to-notification'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError } from '~backend/platform/http/errors'
import type { NotificationResponse } from '~contract/notifications'
import { requestContactLocked } from './request-contact'

/**
 * Accepting a match requests the seeker's number, paid once however often it is requested, and opens a
 * conversation with the seeker about the statement.
 * @throws ApiError 409 for a search request that has ended, for a company that is not confirmed, and if one
 * of the two has blocked the other; or a decline if the balance does not suffice
 */
export async function respondToMatch(
  transaction: Db,
  { uuid, userId, cause, locale }: NotificationQuestion,
  response: NotificationResponse,
): Promise<void> {
  if (response === 'declined') return
  const searchRequestId = Number(/^search_request:(\d{1,9})$/.exec(cause ?? '')?.[1] ?? 0)
  const { rows } = await transaction.query<Row<'users', 'awaits_confirmation'>>(
    'select awaits_confirmation from users where id = $1',
    [userId],
  )
  if (rows[0]?.awaits_confirmation) throw new ApiError(409, 'The company awaits confirmation')
  const statementId = await findStatementOf(transaction, uuid)
  const openConversation = async () => {
    const id =
      statementId === undefined
        ? undefined
        : await startMatchConversation(transaction, { searchRequestId, statementId, ownerId: userId, locale })
    if (id !== undefined) await linkConversation(transaction, { uuid, id })
    return id
  }
  const match = { statementId, openConversation }
  await requestContactLocked(transaction, userId, searchRequestId, match).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404)
      throw new ApiError(409, 'The search request has ended')
    throw error
  })
}

/** Returns the statement of the notification while it is public. */
async function findStatementOf(db: Db, uuid: string): Promise<number | undefined> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from notifications n join statements s on s.id = n.statement_id and s.user_id = n.user_id
     where n.uuid = $1 and s.is_public`,
    [uuid],
  )
  return rows[0]?.id
}

async function linkConversation(transaction: Db, { uuid, id }: { uuid: string; id: string }): Promise<void> {
  await transaction.query(
    `update notifications set details = details || jsonb_build_object('url', '/account/messages/' || $2::text)
     where uuid = $1`,
    [uuid, id],
  )
}
