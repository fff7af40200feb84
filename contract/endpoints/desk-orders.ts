import { z } from 'zod'
import { MAX_DOCUMENT_BYTES, ORDER_LISTS } from '../desk'
import { orderActFields } from '../forms/desk'
import { RevealedData } from '../schemas/operator-acts'
import { GalleryPhoto, OperatorOrderDetails, OperatorOrderPage } from '../schemas/operator-orders'
import { OrderDocument } from '../schemas/services'
import { SERVICE_KEYS } from '../services'
import { defineEndpoint } from './endpoint'
import { fileField, idempotencyKey, paging, queryNumber, queryWord } from './fields'

/** Room for the framing of a multipart body. */
const FRAMING_BYTES = 1_024 * 1_024

const keyed = z.object({ idempotency_key: idempotencyKey })

function orderAct<const Act extends keyof typeof orderActFields>(act: Act, summary: string) {
  const { shape } = orderActFields[act] as (typeof orderActFields)[Act]
  return defineEndpoint({
    api: 'main',
    method: 'POST',
    path: `operator/orders/{id}/${act}`,
    access: 'operator',
    summary: `${summary}; 409 if the order does not allow it`,
    body: { encoding: 'form', fields: keyed.extend(shape as (typeof orderActFields)[Act]['shape']) },
    answer: z.unknown(),
    samples: [],
  })
}

/** Acts with a few fields. Each is safe to repeat with the same key. */
export const orderActEndpoints = {
  take: orderAct('take', 'Assigns an order to the operator'),
  release: orderAct('release', 'Gives an order back'),
  note: orderAct('note', 'Adds a note that only operators see'),
  visit: orderAct('visit', 'Agrees on the time of a visit'),
  area: orderAct('area', 'Records a measured area'),
  tour: orderAct('tour', 'Attaches a tour to a statement'),
  boost: orderAct('boost', 'Sets the first day of advertising'),
  done: orderAct('done', 'Completes an order'),
  refund: orderAct('refund', 'Returns an amount to the balance'),
  call_off: orderAct('call_off', 'Cancels an order and returns an amount'),
}

const order = {
  id: 50001,
  service: { key: 'photographer-service' as const, display_name: 'Photo shoot' },
  package: 'Flat',
  progress: 'waiting' as const,
  orderer: 'Walnut',
  place: 'Chavchavadze Avenue 26',
  paid_at: '2026-11-22 12:31:00',
  scheduled_at: null,
  ends_at: null,
  assignee: null,
}

/** Orders that operators carry out. */
export const operatorOrderEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/orders',
    access: 'operator',
    summary: 'Orders, the longest waiting first',
    query: z.object({ list: queryWord(ORDER_LISTS), service: queryWord(SERVICE_KEYS), ...paging() }),
    answer: OperatorOrderPage,
    samples: [
      {
        data: [order],
        total: 1,
        last_page: 1,
        count_by_list: { waiting: 1 },
        count_by_service: { 'photographer-service': 1 },
      },
    ],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/orders/{id}',
    access: 'operator',
    summary: 'Order with its log, personal data masked',
    answer: OperatorOrderDetails,
    samples: [
      {
        ...order,
        phone_number: '555***456',
        email: 'o***@walnut.example',
        is_assigned_to_me: false,
        allowed_acts: ['take', 'note'],
        days: null,
        amount: 80,
        returned: 0,
        statements: [{ id: 1000001, tour_url: null }],
        galleries: [{ id: 1000001, address: 'Chavchavadze Avenue 26', photos: 4 }],
        document: null,
        logo: null,
        measurement: null,
        closing_note: '',
        booking_number: null,
        facts: [{ name: 'comment', value: 'Call first.' }],
        approval: null,
        acts: [{ act: 'note', operator: 'ლია', created_at: '2026-11-24 11:00:00', text: 'Called.' }],
      },
    ],
    mayBeMissing: true,
  }),

  document: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/orders/{id}/document',
    access: 'operator',
    summary: 'Document of an order; each request is logged',
    answer: OrderDocument,
    samples: [{ name: 'extract.pdf', media_type: 'application/pdf', content: 'JVBERi0=' }],
    mayBeMissing: true,
  }),

  /** POST, because each reveal is logged. */
  reveal: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/orders/{id}/reveal',
    access: 'operator',
    summary: 'Personal data of an order; each request is logged',
    answer: RevealedData,
    samples: [{ phone_number: '555123456', email: 'office@walnut.example', facts: [] }],
  }),

  attachDocument: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/orders/{id}/document',
    access: 'operator',
    summary: 'Attaches the document of an order',
    body: {
      encoding: 'form',
      fields: keyed.extend({ document: fileField }),
      maxBytes: MAX_DOCUMENT_BYTES + FRAMING_BYTES,
    },
    answer: z.unknown(),
    samples: [],
  }),

  /** One photo a request, to limit memory. */
  addPhoto: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/orders/{id}/photos',
    access: 'operator',
    summary: 'Adds a photo to a statement of the customer',
    query: z.object({ statement: queryNumber }),
    takesFile: true,
    answer: GalleryPhoto,
    samples: [{ path: '/pictures/own/photos/00000000' }],
  }),
}
