import type { Db } from '~backend/platform/db/pool'

/** Days that conversations are kept after their last message. */
const MAX_AGE_DAYS = 730

/**
 * Erases what a user wrote and shared in conversations, when the account is closed. The other side keeps
 * its own messages; a conversation without any is deleted.
 */
export async function eraseConversationsOf(transaction: Db, userId: number): Promise<void> {
  for (const side of ['owner', 'seeker'] as const) {
    await transaction.query(
      `delete from conversation_files f using conversation_messages m
       where m.id = f.message_id and m.side = $2
         and m.conversation_id in (select id from conversations where ${side}_id = $1)`,
      [userId, side],
    )
    await transaction.query(
      `update conversation_messages set text = null
       where side = $2 and conversation_id in (select id from conversations where ${side}_id = $1)`,
      [userId, side],
    )
    await transaction.query(
      `update conversations set ${side}_phone = null, ${side}_email = null,
              seeker_name = case when $2 = 'seeker' then '' else seeker_name end,
              state = case state when 'open' then 'closed' else state end, ended_by = coalesce(ended_by, $2)
       where ${side}_id = $1`,
      [userId, side],
    )
  }
  await transaction.query(
    `delete from conversations c where $1 in (owner_id, seeker_id)
       and not exists (select from conversation_messages where conversation_id = c.id and text is not null)`,
    [userId],
  )
  await transaction.query(
    `delete from conversation_reports r using conversations c
     where c.id = r.conversation_id
       and ((r.side = 'owner' and c.owner_id = $1) or (r.side = 'seeker' and c.seeker_id = $1))`,
    [userId],
  )
}

export async function deleteOldConversations(db: Db): Promise<void> {
  await db.query('delete from conversations where last_message_at < now() - make_interval(days => $1)', [
    MAX_AGE_DAYS,
  ])
}
