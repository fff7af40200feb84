import type { Db } from '~backend/platform/db/pool'
import type { OrderNews } from '../orders/notify-customer'
import { type OrderDocument, saveDocument } from './documents'
import type { OperatorOrderRow } from './operator-orders'

/**
 * Attaches a document. A measurement is done when its area is recorded and paid, even without the drawing.
 */
export async function attachDocument(
  transaction: Db,
  { id, measurement }: OperatorOrderRow,
  document: OrderDocument,
): Promise<OrderNews> {
  await saveDocument(transaction, id, document)
  await transaction.query(
    `update service_orders set handed_over_at = coalesce(handed_over_at, now()),
       state = case when $2 then 'done' else state end where id = $1`,
    [id, measurement === null],
  )
  return { change: 'document', document: document.name }
}
