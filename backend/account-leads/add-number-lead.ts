import { createHash } from 'node:crypto'
import type { Db } from '~backend/platform/db/pool'
import type { NumberRequest } from '~backend/statements/phone/routes'
import { addAccountLead } from './add-lead'

/** Adds a request for the number of a statement, one for each person. The person gives no name by it. */
export async function addNumberLead(
  transaction: Db,
  { statementId, ownerId, userId, visitor }: NumberRequest,
): Promise<void> {
  await addAccountLead(transaction, {
    kind: 'number',
    source: {
      kind: 'number',
      // Hashed, because the visitor need not be known.
      id: createHash('sha256')
        .update(`${statementId} ${userId ?? visitor}`)
        .digest('hex'),
    },
    ownerId,
    statementId,
    seeker: { userId, name: '' },
  })
}
