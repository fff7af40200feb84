import { ActivePackages, OrderDocument, ServiceOrders, ServicePackages, Services } from '../schemas/services'
import { sample } from './sample'

const packageRow = {
  id: 11,
  key: 'vip-7',
  display_name: 'VIP for 7 days',
  description: null,
  price: 14,
  currency: 'GEL',
  unit: 'statement' as const,
  least_price: null,
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

export const serviceSamples = [
  sample('GET /services', Services, [
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
  ]),
  sample('GET /services/types/{key}', ServicePackages, [
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
  ]),
  sample('GET /services/orders', ServiceOrders, [
    order,
    {
      ...order,
      id: 29,
      service: { key: 'public-registry-service', display_name: 'Visit' },
      state: 'paid',
      statements: [],
      booking: { number: 'PR-29', place: 'Tbilisi, Hall 1', branch_id: 1, starts_at: '2026-12-01 10:30:00' },
      reschedules: 1,
      rescheduled_at: '2026-11-23 09:00:00',
      document: { name: 'extract.pdf', made_at: '2026-11-22 13:00:00' },
      ends_at: null,
    },
  ]),
  sample('GET /services/orders/{id}/document', OrderDocument, {
    name: 'extract.pdf',
    media_type: 'application/pdf',
    content: 'JVBERi0=',
  }),
  sample('GET /microservice-projects/me/active-packages', ActivePackages, [
    {
      id: 30,
      package_id: 'vip-7',
      display_name: 'VIP for 7 days',
      statement_id: 101,
      until: '2026-11-29 12:31:00',
      left_days: 7,
    },
  ]),
]
