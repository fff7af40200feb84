import express, { type Request, Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import type { Row } from '~backend/platform/db/row'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { ApiError, notFound, validationError } from '~backend/platform/http/errors'
import { parseForm, requiredText } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getPathId } from '~backend/platform/http/path-id'
import { parseArea } from '~contract/values/measures'
import { toLari } from '~contract/values/money'
import { recordArea } from '../measuring/record-area'
import { parseSlot, toTimestamp } from '../public-registry/slot'
import { parseDocument, saveDocument } from './documents'
import { notifyOrderer } from './notify-orderer'
import { requireOperator } from './require-operator'

const MAX_BODY_SIZE = '11mb'

const VisitForm = z.object({ date: requiredText(10), time: requiredText(5) })
const AreaForm = z.object({
  area: requiredText(10).refine(
    (text) => parseArea(text) !== undefined,
    'must be an area in square metres with two decimals at most',
  ),
})

/** `/operator/orders/:id/…`: operators record the progress of orders. */
export function operatorOrderRoutes(pool: pg.Pool): Router {
  const router = Router()
  router.use(requireOperator(pool))

  router.post(
    '/:id/visit',
    readBody,
    jsonHandler(async (request) => {
      const orderId = await requireOpenOrder(request)
      const { date, time } = parseForm(VisitForm, await parseBody(request))
      const slot = parseSlot(date, time)
      if (!slot) throw validationError([{ field: 'time', message: 'The time field must be a time.' }])
      await inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          'update measurements set visit_at = $2 where order_id = $1 and measured_at is null',
          [orderId, new Date(toTimestamp(slot))],
        )
        if (rowCount === 0) throw notFound('Order')
        await notifyOrderer(transaction, orderId, 'visit_set')
      })
      return []
    }),
  )

  router.post(
    '/:id/area',
    readBody,
    jsonHandler(async (request) => {
      const orderId = await requireOpenOrder(request)
      const { area } = parseForm(AreaForm, await parseBody(request))
      return inTransaction(pool, async (transaction) => {
        const difference = await recordArea(transaction, orderId, parseArea(area) ?? 0)
        await notifyOrderer(transaction, orderId, 'measured')
        return { difference: toLari(difference), currency: 'GEL' }
      })
    }),
  )

  router.post(
    '/:id/document',
    express.raw({ type: 'multipart/form-data', limit: MAX_BODY_SIZE }),
    jsonHandler(async (request) => {
      const orderId = await requireOpenOrder(request)
      const document = await parseDocument(await parseDocumentFile(request))
      await inTransaction(pool, async (transaction) => {
        await saveDocument(transaction, orderId, document)
        // A measuring is done when its area is recorded and paid, even before the drawing arrives.
        await transaction.query(
          `update service_orders set state = 'done' where id = $1 and state = 'paid'
           and not exists (select from measurements where order_id = $1)`,
          [orderId],
        )
        await notifyOrderer(transaction, orderId, 'document')
      })
      return { name: document.name }
    }),
  )

  return router

  /** The paid order of the URL. */
  async function requireOpenOrder(request: Request): Promise<number> {
    const { rows } = await pool.query<Row<'service_orders', 'id'>>(
      "select id from service_orders where id = $1 and state in ('paid', 'done') and supplement_to is null",
      [getPathId(request) ?? 0],
    )
    if (!rows[0]) throw notFound('Order')
    return rows[0].id
  }
}

async function parseDocumentFile(request: Request): Promise<File> {
  const raw: unknown = request.body
  const headers = { 'content-type': request.get('content-type') ?? '' }
  const form = Buffer.isBuffer(raw)
    ? await new Response(new Uint8Array(raw), { headers }).formData().catch(() => {
        throw new ApiError(400, 'Bad request')
      })
    : undefined
  const file = form?.get('document')
  if (!(file instanceof File))
    throw validationError([{ field: 'document', message: 'The document field is required.' }])
  return file
}
