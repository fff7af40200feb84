import { z } from 'zod'
import { moveOrderFields } from '../forms/order-fields'
import { PaymentCreated } from '../schemas/payments'
import {
  ActivePackages,
  Measurements,
  OrderDocument,
  ServiceOrder,
  ServiceOrders,
  ServicePackages,
  Services,
} from '../schemas/services'
import { defineEndpoint } from './endpoint'
import { idempotencyKey, idField, lariAmount, queryText } from './fields'

const packageRow = {
  id: 11,
  key: 'vip-7',
  display_name: 'VIP for 7 days',
  description: null,
  price: 14,
  currency: 'GEL',
  unit: 'statement' as const,
  least_price: null,
  vip_tier: 1,
  day: 7,
  days: [{ value: 7 }],
  unit_price: 2,
}

const order = {
  id: 30,
  service: { key: 'vip-service', display_name: 'VIP' },
  package: { key: 'vip-7', display_name: 'VIP for 7 days' },
  state: 'active' as const,
  details: {},
  statements: [101, 102],
  runs_unseen: false,
  booking: null,
  document: null,
  payment_id: 12,
  refund_if_cancelled: 28,
  place: null,
  is_movable: true,
  wished_day: '2026-12-01',
  amount: 28,
  currency: 'GEL',
  created_at: '2026-11-22 12:30:00',
  paid_at: '2026-11-22 12:31:00',
  ends_at: '2026-11-29 12:31:00',
}

export const serviceEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'services',
    access: 'anyone',
    summary: 'Services; with `profile` those of an account',
    query: z.object({ profile: queryText }),
    answer: Services,
    samples: [
      [
        {
          id: 1,
          key: 'vip-service',
          display_name: 'VIP',
          description: 'Seen first',
          url: '/vip',
          price_from: 2,
          currency: 'GEL',
        },
        { id: 2, key: 'free-service', display_name: 'Free', description: '', price_from: null },
      ],
    ],
    isSpecified: true,
  }),

  packages: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'services/types/{key}',
    access: 'anyone',
    summary: 'Packages of a service, in the order of their display',
    answer: ServicePackages,
    samples: [
      [
        packageRow,
        {
          id: 12,
          key: 'measure',
          display_name: 'By area',
          price: 1.5,
          unit: 'm2',
          least_price: 100,
          property_types: ['flat'],
          registration_price: 150,
        },
      ],
    ],
    isSpecified: true,
    mayBeMissing: true,
  }),

  orders: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'services/orders',
    access: 'user',
    summary: 'Orders of the user, latest first',
    answer: ServiceOrders,
    samples: [
      [
        order,
        {
          ...order,
          id: 29,
          service: { key: 'public-registry-service', display_name: 'Visit' },
          state: 'paid',
          statements: [],
          booking: {
            number: 'PR-29',
            place: 'Tbilisi, Hall 1',
            branch_id: 1,
            starts_at: '2026-12-01 10:30:00',
          },
          reschedules: 1,
          rescheduled_at: '2026-11-23 09:00:00',
          document: { name: 'extract.pdf', made_at: '2026-11-22 13:00:00' },
          ends_at: null,
        },
      ],
    ],
  }),

  order: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'services/orders/{id}',
    access: 'owner',
    summary: 'Order of the user',
    answer: ServiceOrder,
    samples: [order],
    mayBeMissing: true,
  }),

  document: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'services/orders/{id}/document',
    access: 'owner',
    summary: 'Document of an order',
    answer: OrderDocument,
    samples: [{ name: 'extract.pdf', media_type: 'application/pdf', content: 'JVBERi0=' }],
    mayBeMissing: true,
  }),

  cancel: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'services/orders/{id}/cancel',
    access: 'owner',
    summary: 'Cancels an order that has not begun; refused if less than `refund` would be returned',
    body: {
      encoding: 'form',
      fields: z.object({ refund: lariAmount(0, Number.MAX_SAFE_INTEGER).optional() }),
    },
    answer: z.unknown(),
    samples: [],
  }),

  /** A visit to a hall is moved to a free time. */
  move: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'services/orders/{id}/move',
    access: 'owner',
    summary: 'Reschedules an order that has not begun',
    body: { encoding: 'form', fields: moveOrderFields.extend({ time: z.string().optional() }) },
    answer: z.unknown(),
    samples: [],
  }),

  activePackages: defineEndpoint({
    api: 'projects',
    method: 'GET',
    path: 'microservice-projects/me/active-packages',
    access: 'user',
    summary: 'Running promotions of the user',
    answer: ActivePackages,
    samples: [
      [
        {
          id: 30,
          package_id: 'vip-7',
          display_name: 'VIP for 7 days',
          statement_id: 101,
          until: '2026-11-29 12:31:00',
          left_days: 7,
        },
      ],
    ],
    isSpecified: true,
  }),

  measurements: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'measure',
    access: 'user',
    summary: 'Measurements that the user has ordered',
    answer: Measurements,
    samples: [
      [
        {
          order_id: 31,
          address: 'Tbilisi, Barnovi Street 1',
          ordered_area: 80,
          measured_area: 83.5,
          difference: 5.25,
          currency: 'GEL',
          state: 'measured',
          visit_at: '2026-12-01 11:00:00',
          has_drawing: true,
          created_at: '2026-11-22 12:30:00',
        },
        { order_id: 32, address: '', ordered_area: 40, state: 'ordered' },
      ],
    ],
    isSpecified: true,
  }),

  payDifference: defineEndpoint({
    api: 'mainV3',
    method: 'POST',
    path: 'payments/init-measure-difference',
    access: 'user',
    summary: 'Creates the payment of the extra cost of a measurement',
    body: { encoding: 'form', fields: z.object({ order_id: idField, idempotency_key: idempotencyKey }) },
    answer: PaymentCreated,
    samples: [{ id: 12 }],
  }),
}
