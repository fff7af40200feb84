import type { Db } from '~backend/platform/db/pool'
import type { OwnerMessage } from '~backend/statements/messages/store'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { addNotification } from './add-notification'

export async function notifyOwnerOfMessage(
  transaction: Db,
  { id, statementId, ownerId, name, phone_number, message }: OwnerMessage,
): Promise<void> {
  await addNotification(transaction, {
    userId: ownerId,
    kind: NOTIFICATION_KIND.message,
    statementId,
    details: { name, phone_number, message },
    cause: `message:${id}`,
  })
}
