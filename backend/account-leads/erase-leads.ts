import type { Db } from '~backend/platform/db/pool'
import { ACCOUNT_LEAD_DAYS } from '~contract/account-leads'
import { giveBackLeads } from './change-lead'

/** Erases a closing account's leads, and its name in the leads of others. */
export async function eraseLeadsOf(transaction: Db, userId: number): Promise<void> {
  await transaction.query('delete from account_leads where account_id = $1', [userId])
  await transaction.query("update account_leads set name = '', seeker_id = null where seeker_id = $1", [
    userId,
  ])
  await giveBackLeads(transaction, userId)
  await transaction.query('update account_lead_acts set user_id = null where user_id = $1', [userId])
  await transaction.query('update account_lead_acts set assignee_id = null where assignee_id = $1', [userId])
  await transaction.query('update account_leads set responded_by = null where responded_by = $1', [userId])
}

export async function deleteOldLeads(db: Db): Promise<void> {
  await db.query('delete from account_leads where last_event_at < now() - make_interval(days => $1)', [
    ACCOUNT_LEAD_DAYS,
  ])
}
