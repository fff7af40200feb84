import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { invalidField } from '~backend/platform/http/errors'
import type { ConversationAct } from '~contract/conversations'
import { getState, type ReadConversation } from './conversation-row'

/**
 * Applies an act of one side. Safe to repeat.
 * @throws ApiError 422 for an act that the state does not allow
 */
export async function changeConversation(
  transaction: Db,
  { row, side }: ReadConversation,
  act: ConversationAct,
): Promise<void> {
  const state = getState(row, side)
  if (state === 'account_closed') throw invalidField('act', 'is not possible: an account is closed')
  // Operators have the contacts of the lead, and answer everybody.
  if (row.lead_id !== null && (act === 'block' || act === 'share_contact'))
    throw invalidField('act', 'is not possible: operators take part')
  switch (act) {
    case 'share_contact':
      if (state !== 'open') throw invalidField('act', 'is not possible: the conversation has ended')
      return shareContact(transaction, { row, side })
    case 'close':
      if (state === 'open') await end(transaction, row.id, { state: 'closed', side })
      return
    case 'block':
      // Also after the other side has closed it.
      if (row.state !== 'blocked') await end(transaction, row.id, { state: 'blocked', side })
      return
    case 'reopen':
      if (state === 'ended_by_other_side') throw invalidField('act', 'is up to the other side')
      await transaction.query("update conversations set state = 'open', ended_by = null where id = $1", [
        row.id,
      ])
  }
}

async function end(
  transaction: Db,
  id: string,
  { state, side }: { state: 'closed' | 'blocked'; side: ReadConversation['side'] },
): Promise<void> {
  await transaction.query('update conversations set state = $2, ended_by = $3 where id = $1', [
    id,
    state,
    side,
  ])
}

/**
 * Shares phone and email of the account; of a guest the email, and the number if they gave one. The author of
 * a search request shows the name with them.
 */
async function shareContact(transaction: Db, { row, side }: ReadConversation): Promise<void> {
  const userId = side === 'owner' ? row.owner_id : row.seeker_id
  const { rows } = await transaction.query<Row<'users', 'phone_number' | 'email'>>(
    'select phone_number, email from users where id = $1',
    [userId],
  )
  await transaction.query(
    `update conversations set ${side}_phone = coalesce($2, ${side}_phone), ${side}_email = $3,
       seeker_name = coalesce(nullif(seeker_name, ''), case when $4 = 'seeker'
         then (select name from search_requests where id = search_request_id) end, '')
     where id = $1`,
    [row.id, rows[0]?.phone_number ?? null, rows[0]?.email ?? row.guest_email, side],
  )
}
