import { addMessage } from '~backend/messages/add-message'
import { addEmailAsNotification } from '~backend/notifications/add-email-as-notification'
import type { Db } from '~backend/platform/db/pool'
import { toAccountLeadPath } from '~contract/account-leads'
import { findLeadSubject } from './store'

interface LeadNotice {
  kind: 'lead_assigned' | 'lead_reminder'
  userId: number
  leadId: number
  /** Unique key of the event, so that it is notified once. */
  cause: string
}

/** Notifies the user who looks after a lead by email and on the notifications page. */
export async function notifyOfLead(
  transaction: Db,
  { kind, userId, leadId, cause }: LeadNotice,
): Promise<void> {
  const path = toAccountLeadPath(leadId)
  const message = { kind, facts: { ...(await findLeadSubject(transaction, leadId)), path }, cause }
  await addMessage(transaction, { ...message, to: { userId }, locale: 'ka' })
  await addEmailAsNotification(transaction, message, { userId, url: path })
}
