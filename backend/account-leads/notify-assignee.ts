import { addNotification } from '~backend/notifications/add-notification'
import { formatNotification } from '~backend/notifications/texts'
import type { Db } from '~backend/platform/db/pool'
import { toAccountLeadPath } from '~contract/account-leads'
import { NOTIFICATION_KIND } from '~contract/notifications'

/**
 * Notifies an agent of a lead to look after.
 * @param event unique name of the assignment
 */
export async function notifyAssignee(
  transaction: Db,
  leadId: number,
  assigneeId: number,
  event: string,
): Promise<void> {
  await addNotification(transaction, {
    userId: assigneeId,
    kind: NOTIFICATION_KIND.general,
    details: { ...formatNotification('lead_assigned'), url: toAccountLeadPath(leadId) },
    cause: `lead:${leadId}:${event}`,
  })
}
