import { addMessage, type NewMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import { addEmailAsNotification } from './add-email-as-notification'

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
