import type { Request, Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { Locale } from '~backend/platform/localized-text'
import { hasOrderAct } from '~contract/desk'
import { operatorOrderEndpoints } from '~contract/endpoints/desk-orders'
import type { GalleryPhoto, OperatorOrderDetails } from '~contract/schemas/operator-orders'
import { parseId } from '~contract/values/ids'
import { findOperatorOrder } from './operator-orders'
import { requireAllowed } from './order-rules'

/** Adds the body of a request as a photo of the statement, processed like owners' photos. */
export type AddGalleryPhoto = (
  request: Request,
  statementId: number,
  /** Runs in the transaction that adds the photo. */
  onAdded: (transaction: Db, path: string) => Promise<void>,
) => Promise<z.input<typeof GalleryPhoto>>

export function addOrderGalleryRoute(router: Router, pool: pg.Pool, addPhoto: AddGalleryPhoto): void {
  mountEndpoint(router, operatorOrderEndpoints.addPhoto, async ({ params, query, userId, request }) => {
    const orderId = parseId(params.id) ?? 0
    const order = await findOperatorOrder(pool, orderId)
    if (!order || !hasOrderAct(order.service_key, 'photos')) throw notFound('Order')
    requireAllowed(order, 'photos', userId)
    const statementId = query.statement ?? 0
    if (!(await isOwnStatement(pool, order.user_id, statementId)))
      throw invalidField('statement', 'is of none of the orderer')
    return addPhoto(request, statementId, async (transaction, path) => {
      const { rowCount } = await transaction.query(
        `update service_orders set handed_over_at = coalesce(handed_over_at, now())
         where id = $1 and state in ('paid', 'done')`,
        [orderId],
      )
      if (!rowCount) throw new ApiError(409, 'The order does not allow this')
      await addOperatorAct(transaction, {
        operatorId: userId,
        subject: 'service_order',
        subjectId: orderId,
        act: 'photos',
        text: `№ ${statementId}`,
        before: {},
        after: { statement: statementId, path },
      })
    })
  })
}

async function isOwnStatement(db: Db, userId: number, statementId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from statements where id = $1 and user_id = $2 and deleted_at is null',
    [statementId, userId],
  )
  return rowCount === 1
}

const MAX_LISTED = 50

/** Lists the customer's statements whose galleries can receive photos, latest first. */
export async function listGalleries(
  db: Db,
  userId: number,
  locale: Locale,
): Promise<z.input<typeof OperatorOrderDetails>['galleries']> {
  const { rows } = await db.query<Row<'statements', 'id'> & { address: string; photos: number }>(
    `select id, address_${locale} as address,
            case when images = '' then 0 else regexp_count(images, E'\\n') + 1 end as photos
     from statements where user_id = $1 and deleted_at is null order by id desc limit ${MAX_LISTED}`,
    [userId],
  )
  return rows
}
