import { toPageParam, withParams } from '~/http/with-params'
import type { OrderQuery } from '~/upstream/operator-orders.server'
import { ORDER_LISTS } from '~contract/desk'
import { SERVICE_KEYS } from '~contract/services'
import { parsePageNumber } from '~contract/values/page-number'

export const ORDERS_PATH = '/desk/orders'

export function parseOrderQuery(query: URLSearchParams): OrderQuery {
  return {
    list: ORDER_LISTS.find((list) => list === query.get('list')) ?? 'waiting',
    service: SERVICE_KEYS.find((service) => service === query.get('service')),
    page: parsePageNumber(query.get('page')),
  }
}

export function orderListPath({ list, service, page }: OrderQuery): string {
  return withParams(ORDERS_PATH, {
    list: list === 'waiting' ? undefined : list,
    service,
    page: toPageParam(page),
  })
}

export const orderPath = (id: number) => `${ORDERS_PATH}/${id}`

/** Returns the page with the photo form of a statement. */
export const orderGalleryPath = (id: number, statement: number) => `${orderPath(id)}?gallery=${statement}`

/** Returns the URL that receives that form. */
export const galleryUploadPath = (id: number, statement: number) =>
  `${orderGalleryPath(id, statement)}&upload=1`

export const handedOverDocumentPath = (id: number) => `${orderPath(id)}/document`
