import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { OrderAct, OrderList } from '~contract/operator-orders'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-orders'
import { rowsOf } from '~contract/schemas/rows'
import * as services from '~contract/schemas/services'
import type { ServiceKey } from '~contract/services'
import { itemPath } from './item-path'
import { toApproval } from './operator-approvals.server'
import { type OrderDocument, toOrderDocument } from './order-documents.server'
import { type ActionResult, actionResultOf } from './refusals'
import { toFormData } from './to-form-data'
import type { Call } from './upstream-client.server'

const PATH = 'operator/orders'

const toSummary = (order: z.output<typeof wire.OperatorOrder>) => ({
  id: order.id,
  service: order.service,
  package: order.package,
  progress: order.progress,
  orderer: order.orderer,
  place: order.place,
  paidAt: order.paid_at,
  scheduledAt: order.scheduled_at ?? undefined,
  endsAt: order.ends_at ?? undefined,
  assignee: order.assignee ?? undefined,
})

const OrderPage = wire.OperatorOrderPage.extend({ data: rowsOf(wire.OperatorOrder) }).transform((page) => ({
  orders: page.data.map(toSummary),
  total: page.total,
  lastPage: page.last_page,
  countByList: page.count_by_list,
  countByService: page.count_by_service,
}))

export type OperatorOrder = z.output<typeof OrderPage>['orders'][number]

const Details = wire.OperatorOrderDetails.transform((order) => ({
  ...toSummary(order),
  phone: order.phone_number,
  email: order.email,
  allowedActs: order.allowed_acts,
  days: order.days ?? undefined,
  /** Price in tetri. */
  amount: order.amount,
  returned: order.returned,
  statements: order.statements.map(({ id, tour_url }) => ({ id, tourUrl: tour_url ?? undefined })),
  galleries: order.galleries,
  document: order.document ?? undefined,
  measurement: order.measurement ?? undefined,
  closingNote: order.closing_note,
  bookingNumber: order.booking_number ?? undefined,
  facts: order.facts,
  approval: order.approval ? toApproval(order.approval) : undefined,
  acts: order.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
}))

export type OperatorOrderDetails = z.output<typeof Details>

export interface OrderQuery {
  list: OrderList
  service: ServiceKey | undefined
  page: number
}

export function operatorOrderPage({ list, service, page }: OrderQuery): Call<z.output<typeof OrderPage>> {
  const query = new URLSearchParams({ list, page: String(page) })
  if (service) query.set('service', service)
  return { api: 'main', path: PATH, query, answer: success(OrderPage) }
}

export function operatorOrderById(id: number): Call<OperatorOrderDetails> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(Details) }
}

/** Applies an action to an order. Safe to repeat with the same key; 409 if the order no longer allows it. */
export function actOnOrder(
  id: number,
  act: OrderAct,
  fields: Readonly<Record<string, string | number | undefined>>,
): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, `/${act}`),
    body: toFormData(fields),
    ...actionResultOf(success(z.unknown())),
  }
}

export function attachDocument(id: number, document: File, key: string | undefined): Call<ActionResult> {
  const body = toFormData({ idempotency_key: key })
  body.append('document', document, document.name)
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, '/document'),
    body,
    ...actionResultOf(success(z.unknown())),
  }
}

/** Timeout for uploading one photo in ms, as for an owner's. */
const PHOTO_TIMEOUT_MS = 120_000

export function addGalleryPhoto(
  id: number,
  statement: number,
  file: string,
): Call<z.output<typeof wire.GalleryPhoto>> {
  return {
    api: 'main',
    method: 'POST',
    isUpload: true,
    ...itemPath(PATH, id, '/photos'),
    query: new URLSearchParams({ statement: String(statement) }),
    headers: { 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(createReadStream(file)) as ReadableStream,
    answer: success(wire.GalleryPhoto),
    minTimeoutMs: PHOTO_TIMEOUT_MS,
  }
}

/** Requests the document of any order, for operators only. */
export function handedOverDocument(id: number): Call<OrderDocument> {
  return {
    api: 'main',
    ...itemPath(PATH, id, '/document'),
    answer: success(services.OrderDocument).transform(toOrderDocument),
  }
}
