import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import type { OrderList } from '~contract/desk'
import { operatorOrderEndpoints, orderActEndpoints } from '~contract/endpoints/desk-orders'
import { success } from '~contract/schemas/envelope'
import type * as wire from '~contract/schemas/operator-orders'
import type { ServiceKey } from '~contract/services'
import { createRequest, defineAction, defineCall } from './endpoint-call.server'
import { toApproval } from './operator-approvals.server'
import { type OrderDocument, toOrderDocument } from './order-documents.server'
import { type ActionResult, actionResultOf } from './refusals'
import type { Call } from './upstream-client.server'

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

const toOrderPage = (page: z.output<typeof wire.OperatorOrderPage>) => ({
  orders: page.data.map(toSummary),
  total: page.total,
  lastPage: page.last_page,
  countByList: page.count_by_list,
  countByService: page.count_by_service,
})

export type OperatorOrder = ReturnType<typeof toSummary>

const toOrderDetails = (order: z.output<typeof wire.OperatorOrderDetails>) => ({
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
  /** URL; empty if the profile has no picture. */
  logo: order.logo ?? undefined,
  measurement: order.measurement ?? undefined,
  closingNote: order.closing_note,
  bookingNumber: order.booking_number ?? undefined,
  facts: order.facts,
  approval: order.approval ? toApproval(order.approval) : undefined,
  acts: order.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type OperatorOrderDetails = ReturnType<typeof toOrderDetails>

export interface OrderQuery {
  list: OrderList
  service: ServiceKey | undefined
  page: number
}

const callPage = defineCall(operatorOrderEndpoints.list, toOrderPage)

const callOrder = defineCall(operatorOrderEndpoints.one, toOrderDetails)

const callDocument = defineCall(operatorOrderEndpoints.document, toOrderDocument)

const callAttach = defineAction(operatorOrderEndpoints.attachDocument)

const callAddPhoto = defineCall(operatorOrderEndpoints.addPhoto)

export function operatorOrderPage({ list, service, page }: OrderQuery): Call<ReturnType<typeof toOrderPage>> {
  return callPage({ query: { list, page, service } })
}

export function operatorOrderById(id: number): Call<OperatorOrderDetails> {
  return callOrder({ params: { id } })
}

/** Applies an action to an order. Safe to repeat with the same key; 409 if the order no longer allows it. */
export function actOnOrder(
  id: number,
  act: keyof typeof orderActEndpoints,
  fields: Readonly<Record<string, string | number | undefined>>,
): Call<ActionResult> {
  return {
    ...createRequest(orderActEndpoints[act] as typeof orderActEndpoints.take, {
      params: { id },
      body: fields,
    }),
    ...actionResultOf(success(z.unknown())),
  }
}

export function attachDocument(id: number, document: File, key: string | undefined): Call<ActionResult> {
  return callAttach({ params: { id }, body: { idempotency_key: key, document } })
}

/** Timeout for uploading one photo in ms, as for an owner's. */
const PHOTO_TIMEOUT_MS = 120_000

export function addGalleryPhoto(
  id: number,
  statement: number,
  file: string,
): Call<z.output<typeof wire.GalleryPhoto>> {
  return {
    ...callAddPhoto({ params: { id }, query: { statement } }),
    isUpload: true,
    headers: { 'content-type': 'application/octet-stream' },
    body: Readable.toWeb(createReadStream(file)) as ReadableStream,
    minTimeoutMs: PHOTO_TIMEOUT_MS,
  }
}

/** Requests the document of any order, for operators only. */
export function handedOverDocument(id: number): Call<OrderDocument> {
  return callDocument({ params: { id } })
}
