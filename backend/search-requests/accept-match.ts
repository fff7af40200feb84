import type { NotificationQuestion } from '~backend/notifications/respond-to-notification'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError } from '~backend/platform/http/errors'
import type { NotificationResponse } from '~contract/notifications'
import { requestContactLocked } from './request-contact'

/**
 * Accepting a match requests the seeker's number, paid once however often it is requested.
 * @throws ApiError 409 for a search request that has ended and for a company that is not confirmed, or a
 * decline if the balance does not suffice
 */
export async function respondToMatch(
  transaction: Db,
  { userId, cause }: NotificationQuestion,
  response: NotificationResponse,
): Promise<void> {
  if (response === 'declined') return
  const searchRequestId = Number(/^search_request:(\d{1,9})$/.exec(cause ?? '')?.[1] ?? 0)
  const { rows } = await transaction.query<Row<'users', 'awaits_confirmation'>>(
    'select awaits_confirmation from users where id = $1',
    [userId],
  )
  if (rows[0]?.awaits_confirmation) throw new ApiError(409, 'The company awaits confirmation')
  await requestContactLocked(transaction, userId, searchRequestId).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404)
      throw new ApiError(409, 'The search request has ended')
    throw error
  })
}
