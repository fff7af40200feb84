import { toAttachment } from '~/http/attachment'
import type { OrderDocument } from '~/upstream/order-documents.server'

export function sendOrderDocument(file: OrderDocument): Response {
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.mediaType,
      // Forces a download, so that documents cannot run script on our origin.
      'Content-Disposition': toAttachment(file.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
