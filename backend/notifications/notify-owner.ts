import { addMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import type { OwnerMessage } from '~backend/statements/messages/store'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { addNotification } from './add-notification'

export async function notifyOwnerOfMessage(
  transaction: Db,
  { id, statementId, titles, ownerId, locale, name, phone_number, message }: OwnerMessage,
): Promise<void> {
  await addNotification(transaction, {
    userId: ownerId,
    kind: NOTIFICATION_KIND.message,
    statementId,
    details: { name, phone_number, message },
    cause: `message:${id}`,
  })
  await addMessage(transaction, {
    kind: 'statement_message',
    to: { userId: ownerId },
    facts: { statementId, title: titles, name, phoneNumber: phone_number, text: message },
    locale,
    cause: `statement_message:${id}`,
  })
}
