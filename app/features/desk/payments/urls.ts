import { toPageParam, withParams } from '~/http/with-params'
import type { PaymentQuery } from '~/upstream/operator-payments.server'
import { PAYMENT_LISTS } from '~contract/desk'
import { parsePageNumber } from '~contract/values/page-number'

export const DESK_PAYMENTS_PATH = '/desk/payments'

export function parsePaymentQuery(query: URLSearchParams): PaymentQuery {
  return {
    list: PAYMENT_LISTS.find((list) => list === query.get('list')) ?? 'all',
    page: parsePageNumber(query.get('page')),
  }
}

export function deskPaymentListPath({ list, page }: PaymentQuery): string {
  return withParams(DESK_PAYMENTS_PATH, {
    list: list === 'all' ? undefined : list,
    page: toPageParam(page),
  })
}

export const deskPaymentPath = (id: number) => `${DESK_PAYMENTS_PATH}/${id}`
