import { addMessage, type NewMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import type { OwnerMessage } from '~backend/statements/messages/store'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { addEmailAsNotification } from './add-email-as-notification'
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

type DecisionKind = 'statement_reviewed' | 'statement_blocked'

type DecisionMessage<Kind extends DecisionKind> = NewMessage<Kind> & { to: { userId: number } }

/**
 * Notifies the owner of an operator's decision on a statement, by email unless disabled, and on the
 * notifications page.
 * @param url current URL of the statement for the owner
 */
export async function notifyOwnerOfDecision<Kind extends DecisionKind>(
  transaction: Db,
  message: DecisionMessage<Kind>,
  url: string,
): Promise<void> {
  await addMessage(transaction, message)
  await addEmailAsNotification(transaction, message, { userId: message.to.userId, url })
}
