import type { z } from 'zod'
import { serviceEndpoints } from '~contract/endpoints/services'
import type * as wire from '~contract/schemas/services'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

export const toOrderDocument = ({ media_type, content, name }: z.output<typeof wire.OrderDocument>) => ({
  name,
  mediaType: media_type,
  content: Buffer.from(content, 'base64'),
})

export type OrderDocument = ReturnType<typeof toOrderDocument>

const callDocument = defineCall(serviceEndpoints.document, toOrderDocument)

/** Requests the document of the signed-in user's own order; 404 for others. */
export function orderDocument(orderId: number): Call<OrderDocument> {
  return callDocument({ params: { id: orderId } })
}
