import express, { type Request, Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { withTransaction } from '../../db/transaction'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { ApiError, invalid, notFound } from '../../http/errors'
import { readForm, requiredText } from '../../http/form'
import { pathId } from '../../payments/path-id'
import { gelOf } from '../../payments/tetri'
import { recordArea } from '../measuring/record'
import { readSlot } from '../registry/form'
import { momentOf } from '../registry/moment'
import { keepDocument, readDocument } from './documents'
import { tellOrderer } from './news'
import { requireOperator } from './operators'

const MOST_SENT = '11mb'
const AREA = /^\d{1,6}([.,]\d{1,2})?$/

const VisitForm = z.object({ date: requiredText(10), time: requiredText(5) })
const AreaForm = z.object({
  area: requiredText(10).refine(
    (text) => AREA.test(text) && Number(text.replace(',', '.')) > 0,
    'must be an area in square metres with two decimals at most',
  ),
})

/** `/operator/orders/:id/…`: the marketplace's own people say what has become of what was ordered. */
export function fulfilmentRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.post(
    '/:id/visit',
    readBody,
    answering(async (request) => {
      const orderId = await openOrder(request)
      const { date, time } = readForm(VisitForm, await bodyOf(request))
      const slot = readSlot(date, time)
      if (!slot) throw invalid([{ field: 'time', message: 'The time field must be a time.' }])
      await withTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(
          'update measurements set visit_at = $2 where order_id = $1 and measured_at is null',
          [orderId, new Date(momentOf(slot))],
        )
        if (rowCount === 0) throw notFound('Order')
        await tellOrderer(transaction, orderId, 'visit_set')
      })
      return []
    }),
  )

  router.post(
    '/:id/area',
    readBody,
    answering(async (request) => {
      const orderId = await openOrder(request)
      const { area } = readForm(AreaForm, await bodyOf(request))
      return withTransaction(pool, async (transaction) => {
        const difference = await recordArea(transaction, orderId, Number(area.replace(',', '.')))
        await tellOrderer(transaction, orderId, 'measured')
        return { difference: gelOf(difference), currency: 'GEL' }
      })
    }),
  )

  router.post(
    '/:id/document',
    express.raw({ type: 'multipart/form-data', limit: MOST_SENT }),
    answering(async (request) => {
      const orderId = await openOrder(request)
      const document = await readDocument(await sentFile(request))
      await withTransaction(pool, async (transaction) => {
        await keepDocument(transaction, orderId, document)
        // Measuring is done when its area is recorded and paid, whenever the drawing comes.
        await transaction.query(
          `update service_orders set state = 'done' where id = $1 and state = 'paid'
           and not exists (select from measurements where order_id = $1)`,
          [orderId],
        )
        await tellOrderer(transaction, orderId, 'document')
      })
      return { name: document.name }
    }),
  )

  return router

  /** The order of the address, which was paid; to others than operators there is none. */
  async function openOrder(request: Request): Promise<number> {
    await requireOperator(pool, request)
    const { rows } = await pool.query<{ id: number }>(
      "select id from service_orders where id = $1 and state in ('paid', 'done') and supplement_to is null",
      [pathId(request) ?? 0],
    )
    if (!rows[0]) throw notFound('Order')
    return rows[0].id
  }
}

async function sentFile(request: Request): Promise<File> {
  const raw: unknown = request.body
  const headers = { 'content-type': request.get('content-type') ?? '' }
  const form = Buffer.isBuffer(raw)
    ? await new Response(new Uint8Array(raw), { headers }).formData().catch(() => {
        throw new ApiError(400, 'Bad request')
      })
    : undefined
  const file = form?.get('document')
  if (!(file instanceof File))
    throw invalid([{ field: 'document', message: 'The document field is required.' }])
  return file
}
