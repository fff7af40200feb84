import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { detectFileType, toFileName } from '~backend/platform/file-type'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { MAX_DOCUMENT_BYTES } from '~contract/desk'
import type { OrderDocument as WireDocument } from '~contract/schemas/services'

export type OrderDocument = Row<'order_documents', 'name' | 'media_type' | 'content'>

const MEDIA_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** @throws ApiError 422 for unsupported types */
export async function parseDocument(file: File): Promise<OrderDocument> {
  const content = Buffer.from(await file.arrayBuffer())
  const type = detectFileType(content)
  const mediaType = MEDIA_TYPES.find((allowed) => allowed === type?.mediaType)
  if (!type || !mediaType || content.length > MAX_DOCUMENT_BYTES)
    throw invalidField('document', 'must be a PDF, PNG or JPEG of at most 10 MB')
  return { name: toFileName(file.name, type), media_type: mediaType, content }
}

export async function saveDocument(transaction: Db, orderId: number, document: OrderDocument): Promise<void> {
  await transaction.query(
    `insert into order_documents (order_id, name, media_type, content) values ($1, $2, $3, $4)
     on conflict (order_id) do update
     set name = excluded.name, media_type = excluded.media_type, content = excluded.content, made_at = now()`,
    [orderId, document.name, document.media_type, document.content],
  )
}

/**
 * Finds a document.
 * @param ownerId customer of the order; operators can read any document
 * @throws ApiError 404
 */
export async function findDocument(
  db: Db,
  orderId: number | undefined,
  ownerId: number | 'operator',
): Promise<z.input<typeof WireDocument>> {
  const { rows } = await db.query<OrderDocument>(
    `select d.name, d.media_type, d.content
     from order_documents d join service_orders o on o.id = d.order_id where o.id = $1 and ($2::int is null or o.user_id = $2)`,
    [orderId ?? 0, ownerId === 'operator' ? null : ownerId],
  )
  if (!rows[0]) throw notFound('Document')
  const { name, media_type, content } = rows[0]
  return { name, media_type, content: content.toString('base64') }
}
