import type { Db } from '~backend/platform/db/pool'
import type { ConversationSide } from '~contract/conversations'

/** Reports a conversation, which becomes a lead. Only the first report of a side each day counts. */
export async function reportConversation(
  transaction: Db,
  { conversationId, side, comment }: { conversationId: string; side: ConversationSide; comment: string },
): Promise<void> {
  await transaction.query(
    `insert into conversation_reports (conversation_id, side, comment)
     select $1, $2, $3 where not exists (
       select from conversation_reports
       where conversation_id = $1 and side = $2 and created_at > now() - interval '1 day')`,
    [conversationId, side, comment],
  )
}
