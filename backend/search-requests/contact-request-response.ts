import type pg from 'pg'
import { addAccountLead } from '~backend/account-leads/add-lead'
import { shareNumberOfAuthor } from '~backend/conversations/start-match-conversation'
import { postTransaction } from '~backend/ledger/post-transaction'
import { addNotification } from '~backend/notifications/add-notification'
import type { NotificationQuestion } from '~backend/notifications/respond-to-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import { NOTIFICATION_KIND, type NotificationResponse } from '~contract/notifications'

/** Days after which unanswered requests count as declined. */
const RESPONSE_DAYS = 7

const MY_BASE_PATH = '/account/my-base'

type ContactRequest = Row<'contact_requests', 'id' | 'search_request_id' | 'user_id' | 'payment_id'> &
  Row<'payments', 'amount'> & { cause: string }

const CONTACT_REQUEST_QUERY = `select o.id, o.search_request_id, o.user_id, o.payment_id, p.amount, 'number:' || o.id as cause
  from contact_requests o join payments p on p.id = o.payment_id`

export async function respondToContactRequest(
  transaction: Db,
  { cause }: NotificationQuestion,
  response: NotificationResponse,
): Promise<void> {
  const { rows } = await transaction.query<ContactRequest>(
    `${CONTACT_REQUEST_QUERY} where o.state = 'waiting' and o.id = $1 for update of o, p`,
    [Number(/^number:(\d{1,9})$/.exec(cause ?? '')?.[1] ?? 0)],
  )
  const [contactRequest] = rows
  if (!contactRequest) return
  if (response === 'declined') return refundContactRequest(transaction, contactRequest, 'declined')
  await transaction.query(`update contact_requests set state = 'given', answered_at = now() where id = $1`, [
    contactRequest.id,
  ])
  await shareNumberOfAuthor(transaction, {
    searchRequestId: contactRequest.search_request_id,
    ownerId: contactRequest.user_id,
  })
  await addAuthorToLead(transaction, contactRequest)
  await notifyRequester(transaction, contactRequest, 'given')
}

/** Names the author in the lead of the user with whom they share their number. */
async function addAuthorToLead(
  transaction: Db,
  { id, search_request_id: searchRequestId, user_id: ownerId }: ContactRequest,
): Promise<void> {
  const { rows } = await transaction.query<Row<'search_requests', 'user_id' | 'name'>>(
    'select user_id, name from search_requests where id = $1',
    [searchRequestId],
  )
  await addAccountLead(transaction, {
    kind: 'match',
    source: { kind: 'match', id: String(id) },
    ownerId,
    statementId: null,
    seeker: { userId: rows[0]?.user_id ?? undefined, name: rows[0]?.name ?? '' },
  })
}

/** Refunds requests that expired unanswered. */
export async function expireContactRequests(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<Row<'contact_requests', 'id'>>(
    `select id from contact_requests where state = 'waiting' and created_at < now() - make_interval(days => $1)
     order by id limit 100`,
    [RESPONSE_DAYS],
  )
  await runForEach(rows, ({ id }) =>
    inTransaction(pool, (transaction) => expireContactRequest(transaction, id)),
  )
}

async function expireContactRequest(transaction: Db, id: number): Promise<void> {
  // Locked before the request, in the same order as answers.
  await transaction.query(
    `update notifications set response = 'withdrawn', responded_at = now()
     where kind = $1 and cause = $2 and response is null`,
    [NOTIFICATION_KIND.client_numbers, `number:${id}`],
  )
  const { rows } = await transaction.query<ContactRequest>(
    `${CONTACT_REQUEST_QUERY} where o.state = 'waiting' and o.id = $1 for update of o, p`,
    [id],
  )
  const [contactRequest] = rows
  if (!contactRequest) return
  await refundContactRequest(transaction, contactRequest, 'lapsed')
  await notifyRequester(transaction, contactRequest, 'lapsed')
}

async function refundContactRequest(
  transaction: Db,
  contactRequest: ContactRequest,
  state: 'declined' | 'lapsed',
): Promise<void> {
  await transaction.query(`update contact_requests set state = $2, answered_at = now() where id = $1`, [
    contactRequest.id,
    state,
  ])
  await postTransaction(transaction, {
    key: `client_number_return:${contactRequest.payment_id}`,
    cause: 'order_return',
    paymentId: contactRequest.payment_id,
    from: { code: 'sales' },
    to: { userId: contactRequest.user_id },
    tetri: contactRequest.amount,
  })
  await transaction.query(`update payments set state = 'refunded', returned = amount where id = $1`, [
    contactRequest.payment_id,
  ])
}

async function notifyRequester(
  transaction: Db,
  { user_id, cause }: ContactRequest,
  outcome: 'given' | 'lapsed',
): Promise<void> {
  await addNotification(transaction, {
    userId: user_id,
    kind: NOTIFICATION_KIND.general,
    cause: `${outcome}:${cause}`,
    details: { ...formatNotification(`number_${outcome}`), url: MY_BASE_PATH },
  })
}
