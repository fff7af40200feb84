import { APPROVAL_ACTS } from './operator-approvals'
import type { ServiceKey } from './services'

/** Lists of orders for operators; waiting ones are not assigned yet. */
export const ORDER_LISTS = ['waiting', 'taken', 'mine', 'done', 'called_off'] as const
export type OrderList = (typeof ORDER_LISTS)[number]

/** States of an order for the operators who carry it out. */
export const ORDER_PROGRESS = ['waiting', 'taken', 'scheduled', 'running', 'done', 'called_off'] as const
export type OrderProgress = (typeof ORDER_PROGRESS)[number]

/** Acts of an operator on an order. Only operators see a note. */
export const ORDER_ACTS = [
  'take',
  'release',
  'note',
  'visit',
  'area',
  'document',
  'tour',
  'photos',
  'boost',
  'done',
  'call_off',
  'refund',
] as const
export type OrderAct = (typeof ORDER_ACTS)[number]

/** Logged acts on an order; `reveal` shows its personal data, `open_document` its document. */
export const PAST_ORDER_ACTS = [...ORDER_ACTS, 'reveal', 'open_document', ...APPROVAL_ACTS] as const

const ACTS_OF_EVERY_ORDER: readonly OrderAct[] = ['take', 'release', 'note', 'call_off', 'refund']

/** Acts for each service. Paying for the area completes a measurement, and a boost ends on its last day. */
const ACTS_BY_SERVICE: Readonly<Record<ServiceKey, readonly OrderAct[]>> = {
  'vip-service': [],
  'facebook-boost-service': ['boost'],
  '3d-service': ['visit', 'tour', 'done'],
  'photographer-service': ['visit', 'photos', 'done'],
  'rate-service': ['visit', 'document', 'done'],
  'measure-service': ['visit', 'area', 'document'],
  'legal-verification-service': ['document', 'done'],
  'public-registry-service': ['visit', 'document', 'done'],
}

export function hasOrderAct(service: string, act: OrderAct): boolean {
  const acts = ACTS_BY_SERVICE[service as ServiceKey] ?? []
  return ACTS_OF_EVERY_ORDER.includes(act) || acts.includes(act)
}

export const MAX_ORDER_TEXT_LENGTH = 2_000
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024
/** Maximum days until the first day of advertising. */
export const MAX_BOOST_DAYS_AHEAD = 30
