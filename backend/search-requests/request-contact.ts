import type pg from 'pg'
import { addAccountLead } from '~backend/account-leads/add-lead'
import { NotEnoughBalance, postTransaction } from '~backend/ledger/post-transaction'
import { declineError } from '~backend/payments/decline-error'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import type { ContactRequestState } from '~contract/schemas/search-requests'
import { IS_OPEN } from './match-conditions'
import { notifyAuthor } from './notify-author'

export const CONTACT_PRICE_TETRI = 500

/** Statement that the user offers to the author of a search request. */
export interface OfferedMatch {
  statementId: number | undefined
  /** @returns id of the conversation; undefined for a guest, who could not read it */
  openConversation: () => Promise<string | undefined>
}

/**
 * Requests the author's number. The author must agree, and the payment is refunded otherwise; a guest's
 * number is shared at once.
 * A repeat returns the first request's state.
 * @throws ApiError 404 for an expired or own search request, or a decline if the balance does not suffice
 */
export async function requestContact(
  pool: pg.Pool,
  userId: number,
  searchRequestId: number,
): Promise<ContactRequestState> {
  return inAccountTransaction(pool, userId, (transaction) =>
    requestContactLocked(transaction, userId, searchRequestId),
  )
}

/**
 * The same as part of a transaction that holds the account. The author is a lead of the user.
 * @param match statement that was offered, and how its conversation is opened once the search request is
 * locked
 */
export async function requestContactLocked(
  transaction: Db,
  userId: number,
  searchRequestId: number,
  match?: OfferedMatch,
): Promise<ContactRequestState> {
  // Locks the row against concurrent requests.
  const { rows } = await transaction.query<Row<'search_requests', 'user_id' | 'name'>>(
    `select user_id, name from search_requests r
     where id = $1 and ${IS_OPEN} and user_id is distinct from $2 for no key update`,
    [searchRequestId, userId],
  )
  const [searchRequest] = rows
  if (!searchRequest) throw notFound('Client')
  const conversationId = await match?.openConversation()
  const existingState = await findContactRequestState(transaction, userId, searchRequestId)
  if (existingState) return existingState
  const paymentId = await payForContact(transaction, userId).catch((error: unknown) => {
    if (error instanceof NotEnoughBalance) throw declineError('not_enough_balance')
    throw error
  })
  const state = searchRequest.user_id === null ? 'given' : 'waiting'
  const { rows: added } = await transaction.query<Row<'contact_requests', 'id'>>(
    `insert into contact_requests (search_request_id, user_id, payment_id, state, answered_at)
     values ($1, $2, $3, $4, case when $4 = 'given' then now() end) returning id`,
    [searchRequestId, userId, paymentId, state],
  )
  const contactRequestId = added[0]?.id
  if (contactRequestId === undefined) throw new Error('a contact request was not added')
  await addAccountLead(transaction, {
    kind: 'match',
    source: { kind: 'match', id: String(contactRequestId) },
    conversationId,
    ownerId: userId,
    statementId: match?.statementId ?? null,
    // The author stays unknown until they share their number.
    seeker: { userId: undefined, name: state === 'given' ? searchRequest.name : '' },
    stage: conversationId === undefined ? 'new' : 'talking',
  })
  if (searchRequest.user_id !== null)
    await notifyAuthor(transaction, {
      contactRequestId,
      searchRequestId,
      authorId: searchRequest.user_id,
      senderId: userId,
      conversationId,
    })
  return state
}

async function findContactRequestState(
  transaction: Db,
  userId: number,
  searchRequestId: number,
): Promise<ContactRequestState | undefined> {
  const { rows } = await transaction.query<{ state: ContactRequestState }>(
    `select state from contact_requests where search_request_id = $1 and user_id = $2 and state <> 'lapsed'`,
    [searchRequestId, userId],
  )
  return rows[0]?.state
}

async function payForContact(transaction: Db, userId: number): Promise<number> {
  const { rows } = await transaction.query<Row<'payments', 'id'>>(
    `insert into payments (user_id, purpose, amount, state, method, started_at, finished_at)
     values ($1, 'client_number', $2, 'succeeded', 'balance', now(), now()) returning id`,
    [userId, CONTACT_PRICE_TETRI],
  )
  const paymentId = rows[0]?.id
  if (paymentId === undefined) throw new Error('a payment was not added')
  await postTransaction(transaction, {
    key: `client_number:${paymentId}`,
    cause: 'order',
    paymentId,
    from: { userId },
    to: { code: 'sales' },
    tetri: CONTACT_PRICE_TETRI,
  })
  return paymentId
}
