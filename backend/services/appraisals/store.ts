import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import { isUuid } from '~contract/values/ids'
import { listServiceTypes } from '../catalogue'
import { calculateAppraisalPrice, listRaters } from './raters'

type AppraisalRequestRow = Row<'appraisal_requests', 'id' | 'service_type_id' | 'rater_id'> & {
  details: Record<string, string>
}

interface NewRequest {
  userId: number | undefined
  /** Key of the draft; a repeat with it updates the same request. */
  draftKey: string | null
  details: Record<string, string>
}

/**
 * Adds a request, or updates that of the same draft.
 * @returns its id, the only credential of a guest
 * @throws ApiError 404 for another user's draft
 */
export async function saveAppraisalRequest(
  transaction: Db,
  { userId, draftKey, details }: NewRequest,
): Promise<string> {
  const { rows } = await transaction.query<Row<'appraisal_requests', 'id'>>(
    `insert into appraisal_requests as saved (user_id, draft_key, details) values ($1, $2, $3)
     on conflict (draft_key) do update
       set details = excluded.details, user_id = coalesce(saved.user_id, excluded.user_id)
       where saved.user_id is null or saved.user_id = excluded.user_id
     returning id`,
    [userId, draftKey, details],
  )
  if (!rows[0]) throw notFound('Request')
  return rows[0].id
}

/**
 * @returns the price in tetri
 * @throws ApiError 404 for another user's request, 422 for an unavailable package or rater
 */
export async function chooseAppraisalType(
  transaction: Db,
  { id, userId, packageId, raterId }: { id: string; userId?: number; packageId: number; raterId?: number },
): Promise<number> {
  const type = (await listServiceTypes(transaction, 'rate-service'))?.find((each) => each.id === packageId)
  if (!type) throw invalidField('package_id', 'is of nothing that is offered')
  const rater =
    raterId === undefined ? undefined : (await listRaters(transaction)).find((each) => each.id === raterId)
  if (raterId !== undefined && !rater) throw invalidField('rater_id', 'is of nobody who values')
  const { rowCount } = isUuid(id)
    ? await transaction.query(
        `update appraisal_requests set service_type_id = $3, rater_id = $4, user_id = coalesce(user_id, $2)
         where id = $1 and (user_id is null or user_id = $2)`,
        [id, userId, packageId, raterId],
      )
    : { rowCount: 0 }
  if (rowCount === 0) throw notFound('Request')
  return calculateAppraisalPrice(type.price, rater)
}

/** @throws ApiError 404 for another user's request, 422 if it is incomplete */
export async function mergeAppraisalRequest(db: Db, userId: number, body: QueryParams): Promise<QueryParams> {
  const id = body.get('rate_request_id')?.at(-1)
  if (!id) return body
  const { rows } = isUuid(id)
    ? await db.query<AppraisalRequestRow>(
        `select id, details, service_type_id, rater_id from appraisal_requests
         where id = $1 and (user_id is null or user_id = $2)`,
        [id, userId],
      )
    : { rows: [] }
  const [request] = rows
  if (!request) throw notFound('Request')
  if (request.service_type_id === null) throw invalidField('package_id', 'is required')
  const requestFields = {
    ...request.details,
    package_id: request.service_type_id,
    rater_id: request.rater_id ?? '',
  }
  return new Map([
    ...body,
    ...Object.entries(requestFields).map(([name, value]): [string, string[]] => [name, [String(value)]]),
  ])
}

export async function attachRequestToOrder(
  transaction: Db,
  { id, userId, orderId }: { id: string; userId: number; orderId: number },
): Promise<void> {
  await transaction.query(
    `update appraisal_requests set order_id = $3, user_id = $2 where id = $1 and (user_id is null or user_id = $2)`,
    [id, userId, orderId],
  )
}

/** Closes the request and its lead, so that the sender's next draft is a new request. */
export async function closeRequestOfOrder(transaction: Db, orderId: number): Promise<void> {
  await transaction.query(
    `with ordered as (update appraisal_requests set draft_key = null where order_id = $1 returning id)
     update leads set closed_at = now() from ordered
     where kind = 'appraisal_request' and source_id = ordered.id::text and closed_at is null`,
    [orderId],
  )
}

/** Deletes abandoned requests, because they contain postal addresses. */
export async function deleteExpiredAppraisalRequests(db: Db): Promise<void> {
  await db.query(
    "delete from appraisal_requests where order_id is null and created_at < now() - interval '7 days'",
  )
}
