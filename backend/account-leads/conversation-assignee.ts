import type { Db } from '~backend/platform/db/pool'

/** Returns the agent who looks after the lead of a conversation, unless the agent is its owner. */
export async function findConversationAssignee(db: Db, conversationId: string): Promise<number | undefined> {
  const { rows } = await db.query<{ assignee_id: number }>(
    `select l.assignee_id from account_lead_sources source join account_leads l on l.id = source.lead_id
       join conversations c on c.id::text = source.source_id
     where source.kind = 'conversation' and source.source_id = $1
       and l.assignee_id is not null and l.assignee_id <> c.owner_id`,
    [conversationId],
  )
  return rows[0]?.assignee_id
}
