import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound, validationError } from '~backend/platform/http/errors'
import type { QueryParams } from '~backend/platform/http/query'
import { isUuid } from '~contract/values/ids'
import { listServiceTypes } from '../catalogue'
import { calculateAppraisalPrice, listRaters } from './raters'

type AppraisalRequestRow = Row<'appraisal_requests', 'id' | 'service_type_id' | 'rater_id'> & {
  details: Record<string, string>
}

/** The returned id is the only credential of a guest. */
export async function addAppraisalRequest(
  transaction: Db,
  userId: number | undefined,
  details: Record<string, string>,
): Promise<string> {
  const { rows } = await transaction.query<Row<'appraisal_requests', 'id'>>(
    'insert into appraisal_requests (user_id, details) values ($1, $2) returning id',
    [userId, details],
  )
  if (!rows[0]) throw new Error('the request was not added')
  return rows[0].id
}

/** Returns the price in tetri; throws ApiError 404 for another user's request, 422. */
export async function chooseAppraisalType(
  db: Db,
  { id, userId, packageId, raterId }: { id: string; userId?: number; packageId: number; raterId?: number },
): Promise<number> {
  const type = (await listServiceTypes(db, 'rate-service'))?.find((each) => each.id === packageId)
  if (!type)
    throw validationError([
      { field: 'package_id', message: 'The package_id field is of nothing that is offered.' },
    ])
  const rater = raterId === undefined ? undefined : (await listRaters(db)).find((each) => each.id === raterId)
  if (raterId !== undefined && !rater)
    throw validationError([{ field: 'rater_id', message: 'The rater_id field is of nobody who values.' }])
  const { rowCount } = isUuid(id)
    ? await db.query(
        `update appraisal_requests set service_type_id = $3, rater_id = $4, user_id = coalesce(user_id, $2)
         where id = $1 and (user_id is null or user_id = $2)`,
        [id, userId, packageId, raterId],
      )
    : { rowCount: 0 }
  if (rowCount === 0) throw notFound('Request')
  return calculateAppraisalPrice(type.price, rater)
}

/** @throws ApiError 404 for another user's request, 422 when it is incomplete */
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
  if (request.service_type_id === null)
    throw validationError([{ field: 'package_id', message: 'The package_id field is required.' }])
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

/** Abandoned requests contain postal addresses. */
export async function deleteExpiredAppraisalRequests(db: Db): Promise<void> {
  await db.query(
    "delete from appraisal_requests where order_id is null and created_at < now() - interval '7 days'",
  )
}
