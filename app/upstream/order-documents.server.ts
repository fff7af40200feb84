import type { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/services'
import type { Call } from './upstream-client.server'

export const OrderDocument = wire.OrderDocument.transform(({ media_type, content, name }) => ({
  name,
  mediaType: media_type,
  content: Buffer.from(content, 'base64'),
}))

export type OrderDocument = z.output<typeof OrderDocument>

/** Requests the document of the signed-in user's own order; 404 for others. */
export function orderDocument(orderId: number): Call<OrderDocument> {
  return {
    api: 'main',
    path: `services/orders/${orderId}/document`,
    alias: 'services/orders/document',
    mayBeMissing: true,
    answer: success(OrderDocument),
  }
}
